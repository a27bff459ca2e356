import type { suggestionsTexts } from '../en/suggestions.ts';
import type { Translation } from '../text.ts';

export const suggestions: Translation<typeof suggestionsTexts> = {
  label: 'Vorschläge',
  found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  extent: '{extent} im Katalog',
  yesOrNo: 'ja oder nein',
  yes: 'ja',
  no: 'nein',
};
