import type { quoteButtonTexts } from '../en/quote-button.ts';
import type { Translation } from '../text.ts';

export const quoteButton: Translation<typeof quoteButtonTexts> = {
  request: 'Minta penawaran',
};
