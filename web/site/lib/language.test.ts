import { expect, it } from 'vitest';
import { homepageTexts } from '#contract/texts/en/homepage.ts';
import { englishLanguage, textsWith } from './language.ts';

it.each([
  ['en-US', '1,240 products'],
  [undefined, '1.240 products'],
])('writes counts in the number format %s of the site (CURR-04)', (currency_locale, expected) => {
  expect(textsWith(englishLanguage, { currency_locale })(homepageTexts)('productCount', { count: 1240 })).toBe(expected);
});
