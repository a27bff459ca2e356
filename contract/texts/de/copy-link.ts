import type { copyLinkTexts } from '../en/copy-link.ts';
import type { Translation } from '../text.ts';

export const copyLink: Translation<typeof copyLinkTexts> = {
  copied: 'Der Link wurde in die Zwischenablage kopiert.',
  failed: 'Der Link konnte nicht kopiert werden',
};
