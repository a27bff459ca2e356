import { toast } from './toast-store.ts';

/** Copies a URL to the clipboard and shows a message. @param url absolute or root-relative */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
    toast.success('Link copied to clipboard!');
  } catch {
    // permission denied, or no clipboard API because the page was not loaded over https
    toast.error('Failed to copy link');
  }
};
