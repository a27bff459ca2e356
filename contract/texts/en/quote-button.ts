import { part } from '../text.ts';

export const quoteButtonTexts = part('quote-button', {
  request: 'Request Quote',
});
