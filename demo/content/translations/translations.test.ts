// Compares the translations of the demonstration with the originals.
import { describe, expect, test } from 'vitest';
import { slugMaxLength, slugPattern } from '#contract/rules/slug.ts';
import { specificationLimits } from '#contract/rules/specifications.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { attributes } from '../attributes.ts';
import { products } from '../products.ts';
import { de } from './de/index.ts';
import { id } from './id/index.ts';
import { originals } from './originals.ts';
import type { ContentTranslations } from './types.ts';
import { hasWords } from './words.ts';

const languages = { de, id };
type Kind = keyof ContentTranslations;
const kinds = Object.keys(originals) as Kind[];

interface Unit {
  /** For messages, e.g. `products/six-axis-robot-lr20/name`. */
  at: string;
  record: string;
  key: string;
  original: string;
}

const unitsOf = (kind: Kind): Unit[] =>
  Object.entries(originals[kind]).flatMap(([record, texts]) =>
    Object.entries(texts).map(([key, original]) => ({ at: `${kind}/${record}/${key}`, record, key, original })),
  );

/** Titles, and names that no attribute has. */
const ownNames = new Map(
  products.map(({ slug, category, specifications }) => {
    const own = attributes.filter((attribute) => attribute.category === null || attribute.category === category);
    const covered = new Set(own.flatMap(({ label, aliases = [] }) => [label, ...aliases]));
    const titles = specifications.flatMap((entry) => (entry.type === 'group' ? [entry.title] : []));
    const names = specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry])).map(({ key }) => key);
    return [slug, new Set([...titles, ...names.filter((name) => !covered.has(name))])];
  }),
);

const specification = /^specifications\//;

const isRequired = ({ record, key, original }: Unit): boolean =>
  !specification.test(key) || hasWords(original) || (ownNames.get(record)?.has(original) ?? false);

/** Without the alternative texts of pictures, which are translated. */
const tags = (text: string): string[] => [...text.matchAll(/<[^>]+>/g)].map(([tag]) => tag.replace(/alt="[^"]*"/, 'alt'));
const alternativeTexts = (text: string): string[] => [...text.matchAll(/alt="([^"]*)"/g)].map(([, alt = '']) => alt);

const numbers = (text: string): string[] => [...text.replaceAll(/<[^>]+>/g, ' ').matchAll(/\d+(?:[.,:]\d+)*/g)].map(([number]) => number);
const withoutMarks = (number: string): string => number.replaceAll(/[.,:]/g, '');

const limitOf = (kind: Kind, key: string): number => {
  if (specification.test(key)) return specificationLimits.key;
  if (kind === 'pictureTexts') return textLengths.mediaText;
  if (/^(?:value|description|content)/.test(key)) return textLengths.richText;
  return /^(?:excerpt|short_)/.test(key) ? textLengths.excerpt : textLengths.name;
};

describe.each(Object.entries(languages))('the demonstration in %s', (_, translations) => {
  const textOf = (kind: Kind, { record, key }: Unit) => translations[kind][record]?.[key];
  const translated = kinds.flatMap((kind) =>
    unitsOf(kind).flatMap((unit) => {
      const text = textOf(kind, unit);
      return text === undefined ? [] : [{ ...unit, kind, text }];
    }),
  );

  test.each(kinds)('has every text of the %s', (kind) => {
    const missing = unitsOf(kind).filter((unit) => isRequired(unit) && !textOf(kind, unit)?.trim());
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  test.each(kinds)('has no other texts in the %s', (kind) => {
    const known = new Set(unitsOf(kind).map(({ at }) => at));
    const keys = Object.entries(translations[kind]).flatMap(([record, texts]) =>
      Object.keys(texts).map((key) => `${kind}/${record}/${key}`),
    );
    expect(keys.filter((key) => !known.has(key) && !key.endsWith('/slug'))).toEqual([]);
  });

  test.each(['products', 'categories', 'articles', 'pages'] as const)('has unique and well-formed slugs of the %s', (kind) => {
    const slugs = Object.entries(translations[kind]).flatMap(([record, { slug }]) => (slug === undefined ? [] : [{ record, slug }]));
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(slugs.length);
    for (const { record, slug } of slugs) {
      expect(slug).toMatch(slugPattern);
      expect(slug.length).toBeLessThanOrEqual(slugMaxLength);
      if (slug !== record) expect(Object.keys(originals[kind]), record).not.toContain(slug);
    }
  });

  test('has the tags of the original in the same order', () => {
    for (const { at, original, text } of translated) expect(tags(text), at).toEqual(tags(original));
  });

  test('describes every picture of a rich text in the language', () => {
    for (const { at, original, text } of translated) {
      const alternatives = alternativeTexts(text);
      expect(
        alternatives.filter((alt) => alt === '' || alternativeTexts(original).includes(alt)),
        at,
      ).toEqual([]);
    }
  });

  test('has all numbers of the original, in the notation of the language', () => {
    for (const { at, original, text } of translated) {
      const found = new Set(numbers(text).map(withoutMarks));
      expect(
        numbers(original).filter((number) => !found.has(withoutMarks(number))),
        at,
      ).toEqual([]);
      // 1,720 and 0.62 of the original
      for (const number of numbers(original).filter((one) => /^\d{1,3}(?:,\d{3})+$|^0\.\d+$/.test(one))) {
        expect(numbers(text), at).toContain(number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')));
      }
    }
  });

  test('has no longer texts than forms allow', () => {
    const long = translated.filter(({ kind, key, text }) => text.length > limitOf(kind, key));
    expect(long.map(({ at }) => at)).toEqual([]);
  });

  test('translates every paragraph', () => {
    const same = translated.filter(({ original, text }) => /<p>/.test(original) && text === original);
    expect(same.map(({ at }) => at)).toEqual([]);
  });
});
