import { part } from '../text.ts';

export const languageOfferTexts = part('language-offer', {
  label: 'Language',
  offer: 'This page is available in {language}.',
  show: 'Show in {language}',
  dismiss: 'Close',
});
