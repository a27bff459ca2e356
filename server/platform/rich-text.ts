// What formatted text may hold. Applied once, when it is saved; what is stored is safe to show.
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
    // an opened page must not reach back, and a link of an author is no recommendation to search engines
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

// the editor finds its video again by this wrapper; any other div goes, its content stays
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

/** Far deeper than an editor or a copied page goes. The parser's work grows with the square of the depth. */
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
 * @param html as an editor or a client sent it
 * @returns only the editor's own marks and blocks, links with safe protocols, pictures from http(s) or /storage/, and
 * YouTube and Vimeo embeds; of what nests deeper than any text does, the words alone
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

/** For fields that may be empty: sanitised, null where nothing would be seen. */
export const optionalRichText = (html: string | null | undefined): string | null => {
  const clean = sanitiseRichText(html ?? '');
  return isEmptyHtml(clean) ? null : clean;
};
