import type { TranslatedSite } from '../types.ts';
import { content } from './content.ts';
import { texts } from './interface.ts';

export const ja: TranslatedSite = {
  language: { code: 'ja', name: '日本語', locale: 'ja-JP', direction: 'ltr', is_published: true },
  texts,
  content,
};
