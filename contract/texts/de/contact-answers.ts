import type { contactAnswersTexts } from '../en/contact-answers.ts';
import type { Translation } from '../text.ts';

export const contactAnswers: Translation<typeof contactAnswersTexts> = {
  received: 'Vielen Dank für Ihre Nachricht. Wir melden uns in Kürze bei Ihnen.',
  tooMany: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.',
};
