// Formatted originals for reading.
import { htmlToText } from '#contract/rules/html-text.ts';
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { withoutVideos } from '#web/shared/lib/without-videos.ts';

export const textOfHtml = (html: string): string => htmlToText(html);

/** An original to be read: its links show their address on hover and cannot be followed, so that Tab moves from field to field. */
export const readingHtml = (html: string): string => {
  const { body } = parseHtml(withoutVideos(html));
  for (const link of body.querySelectorAll('a')) {
    link.title = link.getAttribute('href') ?? '';
    link.removeAttribute('href');
  }
  return body.innerHTML;
};
