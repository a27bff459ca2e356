import { expect, it } from 'vitest';
import { siteHeading, siteText, siteTextDefaults } from './site-texts.ts';

it.each([
  ['not loaded', undefined, '', 'Fragen?'],
  ['empty', '', '', 'Fragen?'],
  ['blank', ' ', ' ', 'Fragen?'],
  ['the default', siteTextDefaults.home_contact_title, 'Fragen?', 'Fragen?'],
  ['written by the company', 'Send us a plan.', 'Send us a plan.', 'Send us a plan.'],
])('translates only defaults of the texts of the company: %s (LANG-11)', (_case, home_contact_title, text, heading) => {
  expect(siteText({ home_contact_title }, 'home_contact_title', 'Fragen?')).toBe(text);
  expect(siteHeading({ home_contact_title }, 'home_contact_title', 'Fragen?')).toBe(heading);
});
