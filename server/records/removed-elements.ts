import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { cleanRichText } from '#server/platform/rich-text/rich-text.ts';

/** Maximum number of elements in a response. */
const mostNamed = 100;

/** @returns the part of a save's response about elements that were removed from the sent texts */
export const removedElements = (definition: RecordDefinition, body: object) => {
  const removed = fieldsOf(definition).flatMap(([field, { type }]) => {
    const sent = (body as Readonly<Record<string, unknown>>)[field];
    return type === 'rich-text' && typeof sent === 'string' ? cleanRichText(sent).removed.map((one) => ({ field, ...one })) : [];
  });
  return removed.length === 0 ? {} : { removed: removed.slice(0, mostNamed) };
};
