import type { contactCheckTexts } from '../en/contact-check.ts';
import type { Translation } from '../text.ts';

export const contactCheck: Translation<typeof contactCheckTexts> = {
  required: 'Bitte füllen Sie das Feld „{field}“ aus.',
  tooLong: 'Das Feld „{field}“ darf höchstens {limit} Zeichen enthalten.',
  badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  subject: 'Betreff',
  message: 'Nachricht',
};
