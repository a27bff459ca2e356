// Apart from the other rules of languages, because every visitor loads it.
import type { Language } from './languages.ts';

/** The language of a site without the setting. */
export const defaultLanguage: Language = { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr', is_published: true };
