import type { routeErrorTexts } from '../en/route-error.ts';
import type { Translation } from '../text.ts';

export const routeError: Translation<typeof routeErrorTexts> = {
  label: 'Fehler',
  title: 'Es ist ein Fehler aufgetreten',
  text: 'Diese Seite konnte nicht angezeigt werden. Bitte versuchen Sie es erneut.',
  reload: 'Neu laden',
  home: 'Zurück zur Startseite',
};
