import { emailText } from '#contract/rules/email.ts';
import { part } from '../text.ts';

// the messages of the server (contract/contacts.ts), for the contact form and for quote requests
export const contactCheckTexts = part('contact-check', {
  required: 'The {field} field is required.',
  tooLong: 'The {field} must not be longer than {limit} characters.',
  badEmail: emailText,
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  subject: 'subject',
  message: 'message',
});
