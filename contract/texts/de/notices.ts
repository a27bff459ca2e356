import type { noticesTexts } from '../en/notices.ts';
import type { Translation } from '../text.ts';

export const notices: Translation<typeof noticesTexts> = {
  badAddressTitle: 'Diese Seite kann nicht angezeigt werden',
  badAddressText: 'Die Adresse ist ungültig.',
  busyTitle: 'Die Website ist gerade ausgelastet',
  busyText: 'Diese Seite wird in Kürze automatisch neu geladen.',
  excessTitle: 'Zu viele Anfragen',
  excessText: 'Diese Seite wird innerhalb einer Minute automatisch neu geladen.',
  startingTitle: 'Die Website wird gestartet',
  startingText: 'Diese Seite wird in Kürze automatisch neu geladen.',
  closedText: 'Diese Website ist noch nicht öffentlich.',
  closedName: 'Diese Website',
  closedPassword: 'Passwort',
  closedOpen: 'Website öffnen',
  closedWrong: 'Das Passwort ist nicht richtig.',
  closedSeconds: {
    one: 'Zu viele falsche Passwörter. Bitte warten Sie {count} Sekunde und versuchen Sie es erneut.',
    other: 'Zu viele falsche Passwörter. Bitte warten Sie {count} Sekunden und versuchen Sie es erneut.',
  },
  closedMinutes: {
    one: 'Zu viele falsche Passwörter. Bitte warten Sie {count} Minute und versuchen Sie es erneut.',
    other: 'Zu viele falsche Passwörter. Bitte warten Sie {count} Minuten und versuchen Sie es erneut.',
  },
  home: 'Zur Startseite',
};
