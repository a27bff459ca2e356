import { toast } from './toast-store.ts';

/** Copies an address and says so. @param url complete, or from the root of this site */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
    toast.success('Link copied to clipboard!');
  } catch {
    // refused, or no clipboard at all on a page without https
    toast.error('Failed to copy link');
  }
};
