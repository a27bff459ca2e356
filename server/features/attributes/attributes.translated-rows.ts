// Specification rows in the language of the reader, and their texts that are translated for each product.

import { inNotation } from '#contract/rules/attributes/in-notation.ts';
import { createMatcher, withoutUnit } from '#contract/rules/attributes/match-definition.ts';
import { isOnlyChoices, readChoices } from '#contract/rules/attributes/read-choices.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import { fillText } from '#contract/rules/attributes/value-texts.ts';
import { listSeparator } from '#contract/rules/list-separator.ts';
import { type Specification, type SpecificationItem, specificationLimits } from '#contract/rules/specifications.ts';
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { ChangedText } from '#server/records/translations/changed-entries.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { readAsIn, rowsOf } from './attributes.reading.ts';
import { readersValueTexts } from './value-texts.ts';

/** "months" is a word of a language, unlike "mm" and "mbar". */
const isSymbol = (word: string): boolean => {
  if (/^(?:AC|DC)$/.test(word)) return true;
  const found = findUnit(word, null);
  return (
    found !== undefined && !(/^\p{Ll}{4,}$/u.test(word) && (found.unit.symbol !== word || /^(?:weeks|months|years|turns)$/.test(word)))
  );
};

/** The word of a range between numbers. */
const to = / to (?=[−+-]?\d)/g;

/** Numbers, units and codes such as IP67 are the same in all languages. */
const hasWords = (text: string): boolean =>
  text
    .replaceAll(to, ' ')
    .split(/[\s/.:,;()–-]+/u)
    .some((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word) && !isSymbol(word));

const isChoices = (value: string, definition: Definition | undefined): definition is Definition =>
  definition !== undefined && (definition.kind === 'choice' || definition.kind === 'choices') && isOnlyChoices(value, definition);

/** @returns functions that find the definition of a row, and the one whose label (not an alias) is the name of the row */
const matchersOf = (definitions: readonly Definition[]) => {
  const byAnyName = createMatcher(definitions);
  const byLabel = createMatcher(definitions.map((definition) => ({ ...definition, aliases: [] })));
  return {
    read: (name: string) => byAnyName(name)?.definition,
    named: (name: string) => byLabel(name)?.definition,
  };
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
  const { read, named } = matchersOf(definitions);
  const { key: name, value: text, title } = specificationLimits;
  const titles = specifications.flatMap((entry) => (entry.type === 'group' && hasWords(entry.title) ? [unitOf(entry.title, title)] : []));
  const rows = rowsOf(specifications).flatMap(({ key, value }) => [
    ...(named(key) || !hasWords(key) ? [] : [unitOf(key, name)]),
    ...(hasWords(value) && !isChoices(value, read(key)) ? [unitOf(value, text)] : []),
  ]);
  return [...new Map([...titles, ...rows].map((unit) => [unit.key, unit])).values()];
};

/** The values of rows that a save has changed: a row is recognised by its name and its group. */
export const changedValues = (before: readonly Specification[], after: readonly Specification[]): ChangedText[] => {
  const named = (specifications: readonly Specification[]) =>
    specifications.flatMap((entry) =>
      (entry.type === 'group' ? entry.items : [entry]).map(({ key, value }) => {
        const group = entry.type === 'group' ? entry.title : '';
        return { name: JSON.stringify([group, key]), key, value };
      }),
    );
  const rows = named(before);
  const known = new Set(rows.flatMap(({ key, value }) => [key, value]));
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return named(after).flatMap(({ name, value }): ChangedText[] => {
    const old = values.get(name);
    // a text that another row already had has a translation of its own
    return old === undefined || known.has(value) ? [] : [[old, value]];
  });
};

/** @returns the name of a row as a definition of the reader's language writes it, with the unit of the row */
const shownName = (name: string, { label, quantity }: Definition): string => {
  const plain = withoutUnit(name, quantity);
  return `${label}${plain === name ? '' : name.slice(plain.length)}`;
};

const labelsOf = ({ choices }: Definition, keys: readonly string[]): string[] =>
  choices.flatMap(({ key, label }) => (keys.includes(key) ? [label] : []));

/**
 * @param originals in the main language @param shown in the language of the reader @param locale of its numbers
 * @returns a function that writes specifications in the language of the reader
 */
export const specificationWriter = (originals: readonly Definition[], shown: readonly Definition[], locale: string) => {
  const { read, named } = matchersOf(originals);
  const shownById = new Map(shown.map((definition) => [definition.id, definition]));
  const range = readersValueTexts()?.range;
  const numbersIn = (text: string): string => {
    const written = inNotation(text, locale);
    if (!range) return written;
    const [first = '', ...others] = written.split(to);
    return others.reduce((from, next) => fillText(range, { from, to: next }), first);
  };
  return (specifications: readonly Specification[], texts: UnitTexts): Specification[] => {
    const nameOf = (name: string): string => {
      const original = named(name);
      const definition = original && shownById.get(original.id);
      const isRenamed = definition && definition.label !== original.label;
      return isRenamed ? shownName(name, definition) : texts[`specifications/${name}`] || name;
    };
    const textIn = (value: string, original: Definition | undefined): string => {
      if (!hasWords(value)) return numbersIn(value);
      const definition = original && shownById.get(original.id);
      const chosen = definition && isChoices(value, original) ? readChoices(value, original).value : undefined;
      if (!definition || !chosen || !('choices' in chosen)) return texts[`specifications/${value}`] || value;
      const labels = labelsOf(definition, chosen.choices);
      return labels.join() === labelsOf(original, chosen.choices).join() ? value : labels.join(listSeparator(locale));
    };
    const itemOf = <I extends SpecificationItem>(item: I): I =>
      readAsIn(item, { ...item, key: nameOf(item.key), value: textIn(item.value, read(item.key)) });
    return specifications.map((entry) =>
      entry.type === 'group'
        ? { ...entry, title: texts[`specifications/${entry.title}`] || entry.title, items: entry.items.map(itemOf) }
        : itemOf(entry),
    );
  };
};
