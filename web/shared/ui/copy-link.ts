import { copyLinkTexts } from '#contract/texts/en/copy-link.ts';
import { toast } from './toast-store.ts';

type SayCopied = (key: keyof typeof copyLinkTexts.texts) => string;

/** Copies a URL to the clipboard and shows a message. @param url absolute or root-relative @param say English by default */
export const copyLink = async (url: string, say: SayCopied = (key) => copyLinkTexts.texts[key]): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
    toast.success(say('copied'));
  } catch {
    // permission denied, or no clipboard API because the page was not loaded over https
    toast.error(say('failed'));
  }
};
