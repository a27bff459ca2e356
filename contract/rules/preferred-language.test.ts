import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

const codes = ['en', 'de', 'pt-br', 'zh-hant'];

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['EN-gb', 'de'], 'en'],
  [['pt-BR'], 'pt-br'],
  [['pt'], 'pt-br'],
  [['zh-Hant-TW'], 'zh-hant'],
  [['fr', 'ja'], undefined],
  [[], undefined],
])('finds for %j the language %s (LANG-15)', (preferred, expected) => {
  expect(preferredLanguage(preferred, codes)).toBe(expected);
});
