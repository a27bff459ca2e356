import type { languageOfferTexts } from '../en/language-offer.ts';
import type { Translation } from '../text.ts';

export const languageOffer: Translation<typeof languageOfferTexts> = {
  label: 'Sprache',
  offer: 'Diese Seite gibt es auf {language}.',
  show: 'Auf {language} anzeigen',
  dismiss: 'Schließen',
};
