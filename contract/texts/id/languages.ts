import type { languagesTexts } from '../en/languages.ts';
import type { Translation } from '../text.ts';

export const languages: Translation<typeof languagesTexts> = {
  label: 'Bahasa',
  list: 'Daftar bahasa',
};
