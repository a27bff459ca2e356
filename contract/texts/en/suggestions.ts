import { part } from '../text.ts';

export const suggestionsTexts = part('suggestions', {
  label: 'Suggestions',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  extent: '{extent} in the catalogue',
  yesOrNo: 'yes or no',
  // the search reads these two words in many languages (contract/rules/attributes/read-choices.ts)
  yes: 'yes',
  no: 'no',
});
