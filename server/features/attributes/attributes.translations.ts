// Attribute definitions in the language of the reader, and the texts of specifications that no definition translates.
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { createMatcher, readRow, withoutUnit } from '#contract/rules/attributes/match-definition.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import { fold } from '#contract/rules/fold.ts';
import { type Specification, type SpecificationItem, specificationLimits } from '#contract/rules/specifications.ts';
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { type TextsOf, textsOf } from '#server/records/translations/overlay.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { rowsOf } from './attributes.reading.ts';

export const attributeUnits = ({
  label,
  group_title,
  choices,
}: Pick<Definition, 'label' | 'group_title' | 'choices'>): TranslationUnit[] => [
  { key: 'label', label: 'Label', format: 'line', max: attributeLimits.label, source: label },
  { key: 'group_title', label: 'Group', format: 'line', max: specificationLimits.title, source: group_title ?? '' },
  ...choices.map(
    ({ key, label: source }): TranslationUnit => ({
      key: `choices/${key}`,
      label: `Choice: ${source}`,
      format: 'line',
      max: attributeLimits.label,
      source,
    }),
  ),
];

/** A definition in another language still reads rows and searches in the words of the main language. */
const withTexts = (definition: Definition, { texts }: { texts: UnitTexts }, isTaken: (label: string) => boolean): Definition => {
  const label = texts.label && !isTaken(texts.label) ? texts.label : definition.label;
  return {
    ...definition,
    label,
    group_title: definition.group_title && (texts.group_title || definition.group_title),
    aliases: label === definition.label ? definition.aliases : [definition.label, ...definition.aliases],
    choices: definition.choices.map((choice) => {
      const shown = texts[`choices/${choice.key}`];
      return shown ? { ...choice, label: shown, aliases: [choice.label, ...choice.aliases] } : choice;
    }),
  };
};

const apply = (definitions: readonly Definition[], texts: TextsOf): Definition[] => {
  // a translated label must not read the rows of another definition
  const owners = new Map<string, number>();
  for (const { id, label, aliases } of definitions)
    for (const name of [label, ...aliases]) if (!owners.has(fold(name))) owners.set(fold(name), id);
  return definitions.map((definition) => {
    const shown = texts.get(definition.id);
    return shown ? withTexts(definition, shown, (label) => (owners.get(fold(label)) ?? definition.id) !== definition.id) : definition;
  });
};

/** @returns the definitions with labels in the language of the reader */
export const shownDefinitions = async (db: Database, definitions: readonly Definition[]): Promise<Definition[]> => {
  const texts = await textsOf(
    db,
    'attribute',
    definitions.map(({ id }) => id),
  );
  return texts.size === 0 ? [...definitions] : apply(definitions, texts);
};

/** Numbers, units and codes such as IP67 are the same in all languages. */
const hasWords = (text: string): boolean =>
  text.split(/[\s/.:,;()–-]+/u).some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word) && findUnit(word, null) === undefined);

type Matcher = ReturnType<typeof createMatcher<Definition>>;

const translatedAsText: readonly Definition['kind'][] = ['text', 'flag'];

/** Whether a definition translates the value, or no translation is needed. */
const isRead = (value: string, match: ReturnType<Matcher>): boolean => {
  if (!hasWords(value)) return true;
  return match !== undefined && !translatedAsText.includes(match.definition.kind) && readRow(value, match).value !== undefined;
};

const unitOf = (source: string, max: number): TranslationUnit => ({
  key: `specifications/${source}`,
  label: `Specifications: ${[...source].slice(0, 60).join('')}`,
  format: 'line',
  max,
  source,
});

/** The distinct titles, names and values that no definition translates. */
export const specificationUnits = (specifications: readonly Specification[], definitions: readonly Definition[]): TranslationUnit[] => {
  const match = createMatcher(definitions);
  const { key: name, value: text, title } = specificationLimits;
  const titles = specifications.flatMap((entry) => (entry.type === 'group' && hasWords(entry.title) ? [unitOf(entry.title, title)] : []));
  const rows = rowsOf(specifications).flatMap(({ key, value }) => {
    const found = match(key);
    return [...(found || !hasWords(key) ? [] : [unitOf(key, name)]), ...(isRead(value, found) ? [] : [unitOf(value, text)])];
  });
  return [...new Map([...titles, ...rows].map((unit) => [unit.key, unit])).values()];
};

/** @returns the name of a row as a definition of the reader's language writes it, with the unit of the row */
const shownName = (name: string, { label, quantity }: Definition): string => {
  const plain = withoutUnit(name, quantity);
  return `${label}${plain === name ? '' : name.slice(plain.length)}`;
};

/** @returns a function that writes specifications in the language of the reader; null for the main language */
export const specificationWriter = (originals: readonly Definition[], shown: readonly Definition[]) => {
  if (readingLanguage() === null) return null;
  const match = createMatcher(originals);
  const shownById = new Map(shown.map((definition) => [definition.id, definition]));
  return (specifications: readonly Specification[], texts: UnitTexts): Specification[] => {
    const textOf = (source: string) => texts[`specifications/${source}`] || source;
    const textIn = (value: string, found: ReturnType<Matcher>, definition: Definition | undefined): string => {
      const read = found && definition && definition.choices.length > 0 && hasWords(value) ? readRow(value, found).value : undefined;
      if (!read || !('choices' in read)) return textOf(value);
      const labels = definition?.choices.flatMap((choice) => (read.choices.includes(choice.key) ? [choice.label] : [])) ?? [];
      const originalLabels = found?.definition.choices.flatMap((choice) => (read.choices.includes(choice.key) ? [choice.label] : [])) ?? [];
      return labels.join() === originalLabels.join() ? value : labels.join(', ');
    };
    const itemOf = <I extends SpecificationItem>(item: I): I => {
      const found = match(item.key);
      const definition = found && shownById.get(found.definition.id);
      const isRenamed = definition && definition.label !== found.definition.label;
      const key = isRenamed ? shownName(item.key, definition) : textOf(item.key);
      return { ...item, key, value: textIn(item.value, found, definition) };
    };
    return specifications.map((entry) =>
      entry.type === 'group' ? { ...entry, title: textOf(entry.title), items: entry.items.map(itemOf) } : itemOf(entry),
    );
  };
};
