import type { noticesTexts } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export const notices: Translation<typeof noticesTexts> = {
  badAddressTitle: 'Diese Seite kann nicht angezeigt werden',
  badAddressText: 'Die Adresse ist ungültig.',
  busyTitle: 'Die Website ist gerade ausgelastet',
  busyText: 'Diese Seite wird in Kürze automatisch neu geladen.',
  excessTitle: 'Zu viele Anfragen',
  excessText: 'Diese Seite wird innerhalb einer Minute automatisch neu geladen.',
  home: 'Zur Startseite',
};
