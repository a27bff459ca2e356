// What becomes of the attributes of a category that is merged into another one.
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { fold } from '#contract/rules/fold.ts';
import { mergedDefinition } from '#server/features/attributes/attributes.changes.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { definitionOf } from '#server/features/attributes/attributes.reading.ts';
import { freeKey } from '#server/features/attributes/attributes.service.ts';
import { AppError, invalid } from '#server/http/errors.ts';

export interface PlannedAttribute {
  from: Definition;
  /** `joined`: one with an attribute of the target; `moved`: an attribute of the target; `separate`: one under another name. */
  result: 'joined' | 'moved' | 'separate';
  /** Id of the attribute in the target; a new one has a negative id until it is stored. */
  into: number;
  /** Why it is separate. */
  reason: string | null;
}

export interface AttributePlan {
  planned: PlannedAttribute[];
  /** All that apply to the target after the merge. */
  after: Definition[];
}

interface Given {
  source: { name: string; definitions: readonly Definition[] };
  target: { id: number; name: string; definitions: readonly Definition[] };
  /** Keys that a new definition of the target cannot have. */
  taken: ReadonlySet<string>;
}

const kindNames: Record<Definition['kind'], string> = {
  number: 'a number',
  range: 'a range',
  choice: 'a choice',
  choices: 'several choices',
  flag: 'yes or no',
  text: 'text',
};
const typeOf = ({ kind, quantity, unit }: Definition): string => [kind, quantity, unit].join();
const typeText = ({ kind, unit }: Definition): string => `${kindNames[kind]}${unit ? ` in ${unit}` : ''}`;

/** The names by which rows of the source are read with the definition, and that no other definition reads in the target. */
const aliasesOf = (from: Definition, { source }: Given, known: readonly Definition[], into?: Definition): string[] =>
  from.aliases.filter((alias) => {
    const reader = definitionOf(alias, known);
    return definitionOf(alias, source.definitions)?.id === from.id && (!reader || reader.id === into?.id);
  });

const joined = (into: Definition, from: Definition): Definition | string => {
  try {
    return mergedDefinition(into, from);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.message;
    throw error;
  }
};

const freeLabel = (from: Definition, { source }: Given, known: readonly Definition[]): string => {
  for (let number = 1; ; number++) {
    const end = ` (${source.name.slice(0, 40)}${number > 1 ? ` ${number}` : ''})`;
    const label = from.label.slice(0, attributeLimits.label - end.length) + end;
    if (!definitionOf(label, known)) return label;
  }
};

/** @throws AppError 'invalid' if the target gets too many attributes */
export const planAttributes = (given: Given): AttributePlan => {
  const { source, target } = given;
  const own = target.definitions.filter(({ category_id }) => category_id === target.id);
  const general = target.definitions.filter(({ category_id }) => category_id === null);
  const taken = new Set(given.taken);
  const planned: PlannedAttribute[] = [];
  const known = () => [...own, ...general];
  const order = own.at(-1)?.sort_order ?? 0;
  const add = (from: Definition, label: string, reason: string | null) => {
    const key = taken.has(from.key) ? freeKey(label, taken) : from.key;
    taken.add(key);
    const id = -1 - planned.length;
    const aliases = aliasesOf(from, given, known()).filter((alias) => fold(alias) !== fold(label));
    own.push({ ...from, id, category_id: target.id, key, label, aliases, sort_order: order - id, version: 1 });
    planned.push({ from, result: reason === null ? 'moved' : 'separate', into: id, reason });
  };
  const place = (from: Definition) => {
    const reader = definitionOf(from.label, known());
    if (!reader) return add(from, from.label, null);
    const separate = (reason: string) => add(from, freeLabel(from, given, known()), reason);
    if (reader.category_id === null) return separate(`Rows with this name have the attribute “${reader.label}” of all categories there.`);
    if (typeOf(reader) !== typeOf(from)) return separate(`“${reader.label}” is ${typeText(reader)} there, and ${typeText(from)} here.`);
    const both = joined(reader, { ...from, aliases: aliasesOf(from, given, known(), reader) });
    if (typeof both === 'string') return separate(both);
    own[own.indexOf(reader)] = both;
    planned.push({ from, result: 'joined', into: reader.id, reason: null });
  };
  for (const from of source.definitions.filter(({ category_id }) => category_id !== null)) place(from);
  const { definitions: most } = attributeLimits;
  if (own.length > most) throw invalid({ into: [`“${target.name}” would have ${own.length} attributes; there can be at most ${most}.`] });
  return { planned, after: known() };
};
