// Shortcodes in WordPress texts: `[gallery ids="1,2"]`, `[caption]…[/caption]`. Known ones become HTML, of others only the content remains.
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { escapeAttribute, escapeHtml } from '#server/platform/html.ts';
import { embedded } from './paragraphs.ts';

export interface ShortcodeTarget {
  /** Adds the pictures of a gallery to the record: ids of attachments; null for all of the record. */
  addGallery: (ids: string[] | null) => void;
  /** A shortcode, audio or video that is removed. */
  onRemoved: (name: string) => void;
}

type Attributes = Readonly<Record<string, string>>;

interface Shortcode {
  name: string;
  attributes: Attributes;
  /** Values without a name. */
  values: string[];
  content: string;
}

const known = new Set(
  'caption wp_caption gallery embed audio video playlist youtube vimeo wpvideo soundcloud contact-form-7 contact-form'.split(' '),
);

const tag = /\[(\/?)([a-zA-Z][\w-]{0,60})((?:=[^\s[\]]+)?(?:\s[^[\]]*)?)\]/g;
const attribute = /([\w-]{1,60})\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"']{1,2000}))|"([^"]{0,2000})"|(\S{1,2000})/g;

const readAttributes = (text: string): { attributes: Attributes; values: string[] } => {
  const attributes: Record<string, string> = {};
  const values: string[] = [];
  // editors write typographic quotation marks
  for (const [, name, double, single, bare, quoted, word] of text.replaceAll(/[“”″]/g, '"').matchAll(attribute)) {
    if (name !== undefined) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
    else values.push((quoted ?? word ?? '').replace(/^=/, ''));
  }
  return { attributes, values };
};

const link = (address: string): string => {
  const name = decodeURI(encodeURI(address)).split('/').at(-1) ?? address;
  return `<p><a href="${escapeAttribute(address)}">${escapeHtml(name)}</a></p>`;
};

const mediaAttributes = ['src', 'url', 'mp4', 'mp3', 'm4v', 'webm', 'ogv', 'ogg', 'm4a', 'wav', 'wmv', 'flv'];

const medium = ({ name, attributes, values, content }: Shortcode, target: ShortcodeTarget): string => {
  const given =
    mediaAttributes.map((key) => attributes[key]).find(Boolean) ?? values.find((value) => /^https?:/.test(value)) ?? content.trim();
  const address = given.replaceAll('&amp;', '&');
  const full = name === 'youtube' && /^[\w-]{6,20}$/.test(address) ? `https://youtu.be/${address}` : address;
  const page = name === 'vimeo' && /^\d+$/.test(address) ? `https://vimeo.com/${address}` : full;
  if (toEmbedAddress(page) !== null) return embedded(page);
  target.onRemoved(name);
  return /^https?:\/\//.test(page) ? link(page) : '';
};

const caption = ({ attributes, content }: Shortcode): string => {
  const picture = /(?:<a\s[^<>]*>\s?)?<img\s[^<>]*>(?:\s?<\/a>)?/i.exec(content)?.[0] ?? '';
  const text = attributes.caption ?? content.replace(picture, '').trim();
  if (picture === '') return content;
  return `<figure>${picture}${text === '' ? '' : `<figcaption>${text}</figcaption>`}</figure>`;
};

/** @returns the HTML that replaces the shortcode */
const replace = (shortcode: Shortcode, target: ShortcodeTarget): string => {
  const { name, attributes, content } = shortcode;
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return caption(shortcode);
    case 'gallery': {
      const ids = attributes.ids ?? attributes.include;
      target.addGallery(ids === undefined ? null : ids.split(/[\s,]+/).filter((id) => id !== ''));
      return '';
    }
    case 'embed':
      return embedded(content.trim() || (attributes.src ?? ''));
    case 'audio':
    case 'video':
    case 'playlist':
    case 'youtube':
    case 'vimeo':
    case 'wpvideo':
    case 'soundcloud':
      return `\n\n${medium(shortcode, target)}\n\n`;
    default:
      target.onRemoved(name);
      return content;
  }
};

/** Whether text in brackets is a shortcode and not a remark: known, with attributes, or closed. */
const isShortcode = (name: string, rest: string, closed: ReadonlySet<string>): boolean =>
  known.has(name) || closed.has(name) || /^=\S|\s[\w-]+=\S/.test(rest);

interface Open {
  shortcode: Shortcode;
  parts: string[];
}

/** @returns a function for increasing positions: whether brackets there are code */
const isInCode = (html: string): ((position: number) => boolean) => {
  const lower = html.toLowerCase();
  const start = /<(pre|code)\b/g;
  let [from, to] = [-1, -1];
  return (position) => {
    while (to < position) {
      start.lastIndex = Math.max(to, 0);
      const found = start.exec(lower);
      from = found?.index ?? lower.length;
      const end = found ? lower.indexOf(`</${found[1]}`, from) : -1;
      to = end < 0 ? lower.length : end;
    }
    return position > from;
  };
};

/** Deeper shortcodes do not surround their content. */
const deepest = 20;

/** @returns the text without shortcodes; `[[name]]` is the text `[name]` */
export const withoutShortcodes = (html: string, target: ShortcodeTarget): string => {
  if (!html.includes('[')) return html;
  const inCode = isInCode(html);
  const all = [...html.matchAll(tag)].filter(({ index }) => !inCode(index));
  const closed = new Set(all.flatMap(([, slash, name = '']) => (slash === '/' ? [name.toLowerCase()] : [])));
  const root: string[] = [];
  const open: Open[] = [];
  const write = (text: string) => (open.at(-1)?.parts ?? root).push(text);
  const finish = ({ shortcode, parts }: Open) => write(replace({ ...shortcode, content: parts.join('') }, target));
  let position = 0;
  for (const { index, 0: found, 1: slash, 2: given = '', 3: rest = '' } of all) {
    const name = given.toLowerCase();
    const isEscaped = html[index - 1] === '[' && html[index + found.length] === ']';
    if (isEscaped || !isShortcode(name, rest, closed)) continue;
    write(html.slice(position, index));
    position = index + found.length;
    if (slash === '/') {
      // what was not closed inside it ends with it
      while (open.some(({ shortcode }) => shortcode.name === name)) {
        const last = open.pop();
        if (!last) break;
        finish(last);
        if (last.shortcode.name === name) break;
      }
      continue;
    }
    const one: Open = { shortcode: { name, ...readAttributes(rest.replace(/\/$/, '')), content: '' }, parts: [] };
    if (closed.has(name) && !rest.endsWith('/') && open.length < deepest) open.push(one);
    else finish(one);
  }
  write(html.slice(position));
  while (open.length > 0) {
    const last = open.pop();
    if (last) write(replace({ ...last.shortcode, content: '' }, target) + last.parts.join(''));
  }
  return root.join('').replaceAll(/\[(\[\/?[a-zA-Z][^[\]]*\])\]/g, '$1');
};
