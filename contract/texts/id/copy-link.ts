import type { copyLinkTexts } from '../en/copy-link.ts';
import type { Translation } from '../text.ts';

export const copyLink: Translation<typeof copyLinkTexts> = {
  copied: 'Tautan disalin ke papan klip!',
  failed: 'Gagal menyalin tautan',
};
