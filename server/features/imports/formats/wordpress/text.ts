// A text of WordPress, classic or of the block editor, as HTML.
import { embedded, withParagraphs } from './paragraphs.ts';
import { type ShortcodeTarget, withoutShortcodes } from './shortcodes.ts';

export interface TextContext extends ShortcodeTarget {
  /** Address of the original of a picture of which the text shows a smaller copy. */
  originalOf: (address: string, attachment: string | null) => string;
}

const wrapper = /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<>"]+)\s*<\/div>/g;

const picture = /<img\s[^<>]*>/gi;
const source = /(\ssrc\s?=\s?["'])([^"'<>]+)(["'])/i;

const withOriginals = (html: string, { originalOf }: TextContext): string =>
  html.replaceAll(picture, (tag) => {
    const id = /\bwp-image-(\d+)/.exec(tag)?.[1] ?? /\sdata-id="(\d+)"/.exec(tag)?.[1] ?? null;
    return tag
      .replace(source, (_, start: string, address: string, end: string) => `${start}${originalOf(address, id)}${end}`)
      .replaceAll(/\s(?:srcset|sizes|width|height)\s?=\s?(?:"[^"<>]*"|'[^'<>]*')/gi, '');
  });

/** The block editor aligns by classes, and older covers show their picture by a style. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<(?:p|h[1-6]|div)\s[^<>]*>/gi, (tag) => {
    const align = /\bhas-text-align-(left|center|right)\b/.exec(tag)?.[1];
    const cover = tag.includes('wp-block-cover') ? /background-image:\s?url\(["']?(https?:[^()<>"']+)/.exec(tag)?.[1] : undefined;
    const aligned = align !== undefined && !tag.includes('style=') ? `${tag.slice(0, -1)} style="text-align:${align}">` : tag;
    return cover === undefined ? aligned : `${aligned}<p><img src="${cover}" alt=""></p>`;
  });

/** Players without a replacement are reported, with a link to their file. */
const withoutPlayers = (html: string, { onRemoved }: TextContext): string =>
  html.replaceAll(/<(audio|video)\b([^<>]*)>/gi, (whole, name: string, attributes: string) => {
    const address = /\ssrc="(https?:[^"<>]+)"/i.exec(attributes)?.[1];
    onRemoved(name.toLowerCase());
    return address === undefined ? whole : `<a href="${address}">${address.split('/').at(-1) ?? ''}</a>${whole}`;
  });

const withoutComments = (html: string): string => {
  const made: string[] = [];
  let position = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', position)) {
    const end = html.indexOf('-->', start);
    if (end < 0) break;
    made.push(html.slice(position, start));
    position = end + 3;
  }
  return made.join('') + html.slice(position);
};

/** Texts between the blocks of the block editor are classic. */
const withoutBlockComments = (html: string, context: TextContext): string => {
  const made: string[] = [];
  let [position, depth] = [0, 0];
  const add = (text: string) => made.push(depth === 0 ? withParagraphs(text) : text);
  for (let start = html.indexOf('<!-- '); start >= 0; start = html.indexOf('<!-- ', start)) {
    const end = html.indexOf('-->', start);
    if (end < 0) break;
    const [, slash = '', name = ''] = /^<!-- (\/?)wp:([\w/-]+)/.exec(html.slice(start, start + 100)) ?? [];
    const next = end + 3;
    if (name !== '') {
      add(html.slice(position, start));
      position = next;
      if (slash === '/') depth = Math.max(0, depth - 1);
      else if (html[end - 1] !== '/') depth++;
      else context.onRemoved(`block ${name}`);
    }
    start = next;
  }
  add(html.slice(position));
  return withoutComments(made.join(''));
};

/** @returns HTML of paragraphs, headings, lists, tables, pictures and videos */
export const wordpressText = (given: string, context: TextContext): string => {
  const text = withoutShortcodes(given.replaceAll(/\r\n?/g, '\n'), context);
  const html = text.includes('<!-- wp:') ? withoutBlockComments(text, context) : withParagraphs(text);
  const embeds = html.replaceAll(wrapper, (_, address: string) => embedded(address));
  return withoutPlayers(withOriginals(withoutStyles(embeds), context), context)
    .replaceAll('<p></p>', '')
    .trim();
};
