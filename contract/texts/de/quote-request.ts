import type { quoteRequestTexts } from '../en/quote-request.ts';
import type { Translation } from '../text.ts';

export const quoteRequest: Translation<typeof quoteRequestTexts> = {
  title: 'Angebot anfordern',
  name: 'Name',
  email: 'E-Mail',
  company: 'Unternehmen',
  message: 'Nachricht',
  cancel: 'Abbrechen',
  send: 'Anfrage senden',
  sending: 'Wird gesendet …',
  sent: 'Angebotsanfrage gesendet',
  thanks: 'Vielen Dank für Ihr Interesse an {name}. Sie erhalten in Kürze ein ausführliches Angebot von uns.',
  failed: 'Die Angebotsanfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  notSent: 'Ihre Anfrage wurde nicht gesendet.',
  kept: '{reason} Ihre Eingaben sind noch im Formular.',
  tooMany: 'Aus Ihrem Netzwerk wurden zu viele Anfragen gesendet. Bitte warten Sie eine Minute.',
  refused: 'Die Anfrage wurde abgelehnt. Bitte prüfen Sie Ihre Eingaben.',
  notProcessed: 'Der Server konnte die Anfrage nicht verarbeiten.',
  unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
  offline: 'Ihr Gerät ist offline.',
  again: 'Erneut versuchen',
};
