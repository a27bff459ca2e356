import type { languageOfferTexts } from '../en/language-offer.ts';
import type { Translation } from '../text.ts';

export const languageOffer: Translation<typeof languageOfferTexts> = {
  label: 'Bahasa',
  offer: 'Halaman ini tersedia dalam {language}.',
  show: 'Tampilkan dalam {language}',
  dismiss: 'Tutup',
};
