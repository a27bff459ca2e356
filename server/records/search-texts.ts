// The texts of a record for searches: its title, and the fields that its definition marks.
import type { Field } from '#contract/records/fields.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import { measureOfRow } from '#server/platform/search/measures.ts';
import { plainColumn } from '#server/platform/search-text.ts';

type Values = Record<string, unknown>;
type Text = string | null;

interface Texts {
  plain: Text[];
  rich: Text[];
  /** Quantities of specification rows. */
  measures: string[];
}

const ofSpecifications = (entries: readonly Specification[]) => {
  const rows = entries.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));
  const plain = entries.flatMap((entry) => [
    ...(entry.type === 'group' ? [entry.title] : []),
    ...(entry.type === 'group' ? entry.items : [entry]).flatMap(({ key, value }) => [key, value]),
  ]);
  return { plain, measures: rows.flatMap(({ key, value }) => measureOfRow(key, value) ?? []) };
};

const textsOf = (fields: readonly [string, Field][], values: Values): Texts => {
  const texts: Texts = { plain: [], rich: [], measures: [] };
  for (const [name, { type }] of fields) {
    if (type === 'specifications') {
      const { plain, measures } = ofSpecifications(values[name] as Specification[]);
      texts.plain.push(...plain);
      texts.measures.push(...measures);
    } else texts[type === 'rich-text' ? 'rich' : 'plain'].push(values[name] as Text);
  }
  return texts;
};

/** @param record contains the values of these fields */
export const searchTextsOf = (definition: RecordDefinition, record: object) => {
  const values = record as Values;
  const fields = fieldsOf(definition);
  const [code] = fields.find(([, { search }]) => search === 'code') ?? [];
  const admin = textsOf(
    fields.filter(([, { isAdminSearched }]) => isAdminSearched),
    values,
  );
  return {
    title: String(values[definition.title]),
    code: code === undefined ? null : (values[code] as Text),
    ...textsOf(
      fields.filter(([, { search }]) => search === 'text'),
      values,
    ),
    /** The column for searches of administrators. */
    admin_search: plainColumn(admin.plain, admin.rich),
  };
};
