import { expect, test } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { arabic, english, german } from '#web/test/translations.ts';
import { languageChoices, movedLanguage, readLanguages, suggestedLanguage, withMainLanguage, writeLanguages } from './language-list.ts';

test.each([
  ['nothing', null],
  ['an empty list', '[]'],
  ['no JSON', '{'],
  ['no list', '{"code":"de"}'],
  ['no language', '[{"code":"german","name":"Deutsch","locale":"de-DE","direction":"ltr"}]'],
])('is English alone for %s (ATRANS-01)', (_name, value) => {
  expect(readLanguages(value)).toEqual([defaultLanguage]);
});

test('reads and writes the list; English alone is an empty one (ATRANS-01)', () => {
  expect(readLanguages(writeLanguages([english, german]))).toEqual([english, german]);
  expect(writeLanguages([english])).toBe('[]');
  expect(readLanguages(writeLanguages([german]))).toEqual([{ ...german, is_published: true }]);
});

test('knows name, locale and direction of a language (ATRANS-02)', () => {
  expect([suggestedLanguage('de'), suggestedLanguage('ar')]).toEqual([german, arabic]);
  expect(suggestedLanguage('pt-br')).toMatchObject({ locale: 'pt-BR', direction: 'ltr' });
  expect(suggestedLanguage('zh-hant')).toMatchObject({ locale: 'zh-Hant-TW' });
  expect([suggestedLanguage('api'), suggestedLanguage('German')]).toEqual([null, null]);
  const labels = languageChoices(['en', 'de']).map(({ label }) => label);
  expect(labels).toContain('Indonesian – Indonesia');
  expect(labels.filter((label) => /^(English|German)/.test(label))).toEqual([]);
});

test('moves languages below the main one, and makes another one the main language (ATRANS-03)', () => {
  const list = [english, german, arabic];
  expect(movedLanguage(list, 'ar', -1)).toEqual([english, arabic, german]);
  expect(movedLanguage(list, 'de', -1)).toBe(list);
  expect(movedLanguage(list, 'ar', 1)).toBe(list);
  expect(movedLanguage(list, 'en', 1)).toBe(list);
  expect(withMainLanguage(list, 'ar')).toEqual([{ ...arabic, is_published: true }, english, german]);
});
