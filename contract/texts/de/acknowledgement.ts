import type { acknowledgementTexts } from '../en/acknowledgement.ts';
import type { Translation } from '../text.ts';

export const acknowledgement: Translation<typeof acknowledgementTexts> = {
  subject: '{company}: Wir haben Ihre Nachricht erhalten',
  thanks: 'Vielen Dank für Ihre Nachricht an {company}. Wir haben sie erhalten und melden uns in Kürze bei Ihnen.',
  product: 'Produkt: {product}',
  received: 'Eingegangen: {date}',
  reason: 'Diese E-Mail wurde automatisch versendet, weil Ihre Adresse im Kontaktformular der Website angegeben wurde.',
  unnamed: 'unser Unternehmen',
};
