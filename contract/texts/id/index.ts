import type { Translations } from '../parts.ts';
import { notFound } from './not-found.ts';

export const id: Translations = {
  'not-found': notFound,
};
