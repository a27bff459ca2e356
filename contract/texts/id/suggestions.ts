import type { suggestionsTexts } from '../en/suggestions.ts';
import type { Translation } from '../text.ts';

export const suggestions: Translation<typeof suggestionsTexts> = {
  label: 'Saran',
  found: { other: '{count} saran' },
  extent: '{extent} di katalog',
  yesOrNo: 'ya atau tidak',
  yes: 'ya',
  no: 'tidak',
};
