import type { Translations } from '../parts.ts';
import { notFound } from './not-found.ts';

export const de: Translations = {
  'not-found': notFound,
};
