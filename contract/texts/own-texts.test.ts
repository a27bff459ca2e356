import { describe, expect, it } from 'vitest';
import { interfaceTextLength, matchesTextFilter, pluralCategories, pluralExamples, problemOfText } from './own-texts.ts';
import type { Text } from './text.ts';

const found: Text = { one: '{count} product', other: '{count} products' };

describe('a text of the owner', () => {
  it.each<[Text, Text, string, string | null]>([
    ['Page {page} of {last}', 'Seite {page} von {last}', 'de', null],
    ['Page {page} of {last}', '{last} : {page}', 'fr', null],
    ['Page {page} of {last}', 'Seite {page}', 'de', 'The text must contain {last}.'],
    ['Page {page}', 'Seite {seite}', 'de', 'The text contains {seite}, which nothing replaces. It can contain {page}.'],
    ['Close', 'Schließen {x}', 'de', 'The text contains {x}, which nothing replaces. This text has no placeholders.'],
    ['Close', '  ', 'de', 'Write the text.'],
    ['Close', '<b>Schließen</b>', 'de', 'The text must be plain text without HTML.'],
    ['Close', 'a < b', 'de', null],
    ['Close', 'Zeile\nZeile', 'de', 'The text must be one line without control characters.'],
    ['Close', { other: 'Schließen' }, 'de', 'The text has no plural forms.'],
    [found, { one: '{count} Produkt', other: '{count} Produkte' }, 'de', null],
    [found, { one: 'Ein Produkt', other: '{count} Produkte' }, 'de', null],
    [found, { one: '{count} Produkt', other: 'Produkte' }, 'de', 'The text must contain {count}.'],
    [found, '{count} Produkte', 'de', 'The text needs these plural forms: one, other.'],
    [found, '{count} produk', 'id', null],
    [found, { other: '{count} produk' }, 'id', null],
    [found, { one: '{count} produk', other: '{count} produk' }, 'id', 'The text needs these plural forms: other.'],
    [
      found,
      { one: '1 товар', few: '{count} товара', other: '{count} товара' },
      'ru',
      'The text needs these plural forms: one, few, many, other.',
    ],
    [found, { one: '{count} товар', few: '{count} товара', many: '{count} товаров', other: '{count} товара' }, 'ru', null],
  ])('for %j as %j in the language %s has the problem %j (LMSG-07)', (english, text, language, problem) => {
    expect(problemOfText(text, english, language)).toBe(problem);
  });

  it('has a limit in characters, not in code units (LMSG-07)', () => {
    expect(problemOfText('🤖'.repeat(interfaceTextLength), 'Close', 'de')).toBeNull();
    expect(problemOfText('x'.repeat(interfaceTextLength + 1), 'Close', 'de')).toBe('The text must not be longer than 1000 characters.');
  });

  it.each([
    ['de', ['one', 'other']],
    ['ja', ['other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['pl', ['one', 'few', 'many', 'other']],
  ])('has the plural forms of %s (LMSG-07)', (language, categories) => {
    expect(pluralCategories(language)).toEqual(categories);
    for (const category of pluralCategories(language)) expect(pluralExamples(language, category), category).not.toEqual([]);
  });

  it.each([
    [{ search: 'SCHLIESSEN' }, true],
    [{ search: 'close gallery' }, true],
    [{ search: 'open' }, false],
    [{ part: 'gallery' }, true],
    [{ part: 'galler' }, false],
    [{ only: 'missing' as const }, false],
    [{ only: 'changed' as const }, true],
  ])('is found by %j: %s (LMSG-08)', (filter, isFound) => {
    const row = { part: 'gallery', key: 'close', english: 'Close', built_in: null, own: 'Schließen' };
    expect(matchesTextFilter(row, filter)).toBe(isFound);
  });
});
