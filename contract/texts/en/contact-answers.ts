import { part } from '../text.ts';

// the answers of the server to a message, besides those of contact-check.ts
export const contactAnswersTexts = part('contact-answers', {
  received: 'Thank you for contacting us. We will get back to you soon.',
  tooMany: 'Too many requests. Please try again in a minute.',
});
