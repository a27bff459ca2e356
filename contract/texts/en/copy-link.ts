import { part } from '../text.ts';

export const copyLinkTexts = part('copy-link', {
  copied: 'Link copied to clipboard!',
  failed: 'Failed to copy link',
});
