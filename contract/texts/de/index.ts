import type { Translations } from '../parts.ts';
import { acknowledgement } from './acknowledgement.ts';
import { contactAnswers } from './contact-answers.ts';
import { contactCheck } from './contact-check.ts';
import { notFound } from './not-found.ts';

export const de: Translations = {
  acknowledgement,
  'contact-answers': contactAnswers,
  'contact-check': contactCheck,
  'not-found': notFound,
};
