import type { TranslatedSite } from '../types.ts';
import { content } from './content.ts';
import { texts } from './interface.ts';

export const ar: TranslatedSite = {
  language: { code: 'ar', name: 'العربية', locale: 'ar-EG', direction: 'rtl', is_published: true },
  texts,
  content,
};
