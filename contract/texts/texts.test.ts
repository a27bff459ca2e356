import { expect, it } from 'vitest';
import { de } from './de/index.ts';
import { id } from './id/index.ts';
import { parts } from './parts.ts';
import { part, sayOf, splitText, type Text } from './text.ts';

const placeholdersOf = (text: string) => splitText(text).filter((_piece, at) => at % 2 === 1);
const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));
const languages = { de, id };

it.each(Object.entries(parts))('names the part %s as it is listed', (name, { name: own }) => {
  expect(own).toBe(name);
});

it.each(
  Object.entries(languages).flatMap(([language, translations]) =>
    Object.entries(parts).map(
      ([name, { texts }]) => [name, language, texts as Record<string, Text>, translations[name as keyof typeof parts]] as const,
    ),
  ),
)('translates %s with the placeholders and plurals of %s (LANG-10)', (_name, language, texts, translation) => {
  const translated = translation as Record<string, Text>;
  expect(Object.keys(translated)).toEqual(Object.keys(texts));
  for (const [key, text] of Object.entries(texts)) {
    const names = new Set([...formsOf(text).flatMap(placeholdersOf), ...(typeof text === 'string' ? [] : ['count'])]);
    const own = translated[key] ?? '';
    for (const name of formsOf(own).flatMap(placeholdersOf)) expect(names, `${key}: {${name}}`).toContain(name);
    const needed = typeof text === 'string' ? placeholdersOf(text) : placeholdersOf(text.other);
    expect(placeholdersOf(typeof own === 'string' ? own : own.other).toSorted(), key).toEqual(needed.toSorted());
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    if (typeof own !== 'string') expect(Object.keys(own).toSorted(), key).toEqual([...categories].toSorted());
  }
});

it('fills placeholders, and selects the plural form of the language (LANG-10)', () => {
  const sample = part('sample', { page: 'Page {page} of {last}', found: { one: '{count} product', other: '{count} products' } });
  const number = (value: number) => value.toLocaleString('de-DE');
  const english = sayOf(sample, { language: 'en', number });
  expect([english('page', { page: 2, last: 1200 }), english('found', { count: 1 }), english('found', { count: 0 })]).toEqual([
    'Page 2 of 1.200',
    '1 product',
    '0 products',
  ]);
  const translated = { sample: { found: { one: '{count} Produkt', other: '{count} Produkte' } } };
  const german = sayOf(sample, { language: 'de', translated, number });
  expect([german('found', { count: 1 }), german('found', { count: 1240 }), german('page', { page: 1, last: 2 })]).toEqual([
    '1 Produkt',
    '1.240 Produkte',
    'Page 1 of 2',
  ]);
});
