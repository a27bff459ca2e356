import type { notFoundTexts } from '../en/not-found.ts';
import type { Translation } from '../text.ts';

export const notFound: Translation<typeof notFoundTexts> = {
  missing: 'Fehler 404',
  removed: 'Fehler 410',
  removedText: 'Die Seite wurde von dieser Website entfernt.',
  title: 'Seite nicht gefunden',
};
