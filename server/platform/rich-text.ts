// Sanitises rich text when it is saved, so that stored text is safe to display.
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { toEmbedAddress } from '#contract/rules/video-address.ts';

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'li', 'th', 'td'];

const isStoredOrWeb = (src: string) => (/^\/storage\//.test(src) ? !src.includes('..') : /^https?:\/\/[^\s]/i.test(src));

const isWeb = (href: string | undefined) => href !== undefined && /^https?:\/\//i.test(href.trim());

const link = (_tag: string, { href, title, target }: Attributes) => ({
  tagName: 'a',
  attribs: {
    ...(href !== undefined && { href }),
    ...(title && { title }),
    ...(target === '_blank' && { target }),
    // an opened page must not access its opener, and an author's link must not count for search engines
    ...((isWeb(href) || target === '_blank') && { rel: 'noopener noreferrer nofollow' }),
  },
});

const iframe = (_tag: string, { src, width, height, title }: Attributes) => {
  const address = toEmbedAddress(src ?? '');
  return {
    tagName: 'iframe',
    attribs: {
      ...(address && {
        src: address,
        title: title || 'Video',
        ...(width && /^\d{1,4}$/.test(width) && { width }),
        ...(height && /^\d{1,4}$/.test(height) && { height }),
        allowfullscreen: 'true',
        loading: 'lazy',
        referrerpolicy: 'strict-origin-when-cross-origin',
      }),
    } as Attributes,
  };
};

// the editor recognises its videos by this wrapper; any other div is removed and its content kept
const div = (_tag: string, attribs: Attributes) =>
  'data-youtube-video' in attribs
    ? { tagName: 'div', attribs: { 'data-youtube-video': '' } as Attributes }
    : { tagName: 'section', attribs: {} as Attributes };

const options: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr', 'br', 'code', 'pre'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'iframe', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading', 'referrerpolicy'],
    div: ['data-youtube-video'],
    ol: ['start'],
    col: ['span'],
    ...Object.fromEntries(blocks.map((tag) => [tag, ['style']])),
    th: ['style', 'colspan', 'rowspan', 'scope'],
    td: ['style', 'colspan', 'rowspan'],
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], iframe: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    strike: 's',
    del: 's',
    a: link,
    iframe,
    div,
  },
  exclusiveFilter: ({ tag, attribs, mediaChildren }) =>
    (tag === 'iframe' && !attribs.src) ||
    (tag === 'img' && !isStoredOrWeb(attribs.src ?? '')) ||
    (tag === 'div' && !mediaChildren.includes('iframe')),
};

/** Far deeper than the nesting in an editor or a pasted page. Parsing time grows with the square of the depth. */
const deepest = 250;

class NestedTooDeeply extends Error {}

const limitDepth = (): Pick<IOptions, 'onOpenTag' | 'onCloseTag'> => {
  let depth = 0;
  return {
    onOpenTag: () => {
      depth++;
      if (depth > deepest) throw new NestedTooDeeply();
    },
    onCloseTag: () => {
      depth--;
    },
  };
};

const wordsOf = (html: string): string =>
  `<p>${html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('<', ' ')
    .replaceAll(/\s+/g, ' ')}</p>`;

/**
 * @param html untrusted input
 * @returns only the editor's own marks and blocks, links with safe protocols, pictures from http(s) or /storage/, and
 * YouTube and Vimeo embeds; for input nested deeper than 250 levels, only its text
 */
export const sanitiseRichText = (html: string): string => {
  const text = html.replaceAll('\u0000', '');
  try {
    return sanitizeHtml(text, { ...options, ...limitDepth() }).trim();
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    return sanitizeHtml(wordsOf(text), options).trim();
  }
};

/** For optional fields. @returns the sanitised text; null if nothing visible remains */
export const optionalRichText = (html: string | null | undefined): string | null => {
  const clean = sanitiseRichText(html ?? '');
  return isEmptyHtml(clean) ? null : clean;
};
