import { part } from '../text.ts';

// the email to a visitor after a message
export const acknowledgementTexts = part('acknowledgement', {
  subject: '{company}: we have received your message',
  thanks: 'Thank you for contacting {company}. We have received your message and will get back to you soon.',
  product: 'Product: {product}',
  received: 'Received: {date}',
  reason: 'This email was sent automatically because your address was entered in the contact form of the website.',
  unnamed: 'the company',
});
