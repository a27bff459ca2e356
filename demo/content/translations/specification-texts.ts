// Translates the specifications of a product by lists of texts.
import type { UnitTexts } from '#contract/rules/translations.ts';
import type { Specification } from '../types.ts';
import { hasWords } from './words.ts';

type Texts = Readonly<Record<string, string>>;

export interface SpecificationWords {
  /** Titles of groups and names of rows. */
  names: Texts;
  values: Texts;
  /** By the slug of the product: names with another meaning. */
  exceptions: Readonly<Record<string, Texts>>;
  /** The word between the ends of a range. */
  to: string;
}

/** A number, but not a part of the name of a standard or of a customs code. */
const number = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w.-])/g;

/** @returns a value of numbers and units only, with a decimal comma */
const inNotation = (value: string, to: string): string =>
  value
    .replaceAll(number, (found) => found.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')))
    .replaceAll(/ to (?=[\d−+])/g, ` ${to} `);

/** @returns the texts of the titles, names and values; empty for a text that the lists do not have */
export const specificationTexts = (words: SpecificationWords, slug: string, specifications: readonly Specification[]): UnitTexts => {
  const names = new Map([...Object.entries(words.names), ...Object.entries(words.exceptions[slug] ?? {})]);
  const values = new Map(Object.entries(words.values));
  const nameOf = (name: string): [string, string] => [`specifications/${name}`, names.get(name) ?? ''];
  const textOf = (value: string): [string, string] => [
    `specifications/${value}`,
    values.get(value) ?? (hasWords(value) ? '' : inNotation(value, words.to)),
  ];
  return Object.fromEntries(
    specifications.flatMap((entry) => {
      const rows = entry.type === 'group' ? entry.items : [entry];
      return [...(entry.type === 'group' ? [nameOf(entry.title)] : []), ...rows.flatMap(({ key, value }) => [nameOf(key), textOf(value)])];
    }),
  );
};
