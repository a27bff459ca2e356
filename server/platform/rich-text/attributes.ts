// The attributes that are preserved on elements of a formatted text.
import { keptLinkAddress } from '#contract/rules/kept-links.ts';
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import type { SourceElement } from './parse-fragment.ts';
import type { Tag } from './pieces.ts';

export type Attributes = Tag['attributes'];
type Source = Readonly<Record<string, string>>;

export const sourceAttributes = ({ attrs }: SourceElement): Source => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

const isWeb = (href: string): boolean => /^https?:\/\//i.test(href);

/** @returns null for a link without a usable address */
export const linkAttributes = ({ href, title, target }: Source): Attributes | null => {
  const address = keptLinkAddress(href);
  if (address === null) return null;
  return {
    href: address,
    ...(title && { title }),
    ...(target === '_blank' && { target }),
    // an opened page must not access its opener, and an author's link must not count for search engines
    ...((isWeb(address) || target === '_blank') && { rel: 'noopener noreferrer nofollow' }),
  };
};

const isStoredOrWeb = (src: string): boolean => (/^\/storage\//.test(src) ? !src.includes('..') : /^https?:\/\/[^\s]/i.test(src));

/** @returns null for a picture that is neither stored here nor on the web */
export const pictureAttributes = ({ src = '', alt, title, width, height }: Source): Attributes | null => {
  if (!isStoredOrWeb(src)) return null;
  return {
    src,
    ...(alt !== undefined && { alt }),
    ...(title !== undefined && { title }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
};

const isPixels = (size: string | undefined): size is string => size !== undefined && /^\d{1,4}$/.test(size);

/** @returns null for a frame that is not a video */
export const videoAttributes = ({ src = '', width, height, title }: Source): Attributes | null => {
  const address = toEmbedAddress(src);
  if (address === null) return null;
  return {
    src: address,
    title: title || 'Video',
    ...(isPixels(width) && { width }),
    ...(isPixels(height) && { height }),
    allowfullscreen: 'true',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
};

/** The declarations of a style by name, in lower case. */
const declarationsOf = (style: string): ReadonlyMap<string, string> =>
  new Map(
    style.split(';').map((declaration) => {
      const [name = '', value = ''] = declaration.toLowerCase().split(':');
      return [name.trim(), value.trim()];
    }),
  );

/** The alignment, from a style or an attribute. */
export const alignment = ({ style = '', align = '' }: Source): Attributes => {
  const value = declarationsOf(style).get('text-align') ?? align.trim().toLowerCase();
  return /^(?:left|right|center|justify)$/.test(value) ? { style: `text-align:${value}` } : {};
};

/** @returns the marks that a style represents, e.g. of `<span style="font-weight:bold">` */
export const marksOfStyle = ({ style = '' }: Source): string[] => {
  if (style === '') return [];
  const declarations = declarationsOf(style);
  const decorations = `${declarations.get('text-decoration') ?? ''} ${declarations.get('text-decoration-line') ?? ''}`;
  return [
    ...(/^(?:bold|bolder|[6-9]00)\b/.test(declarations.get('font-weight') ?? '') ? ['strong'] : []),
    ...(/^(?:italic|oblique)\b/.test(declarations.get('font-style') ?? '') ? ['em'] : []),
    ...(decorations.includes('underline') ? ['u'] : []),
    ...(decorations.includes('line-through') ? ['s'] : []),
    ...(/^super\b/.test(declarations.get('vertical-align') ?? '') ? ['sup'] : []),
    ...(/^sub\b/.test(declarations.get('vertical-align') ?? '') ? ['sub'] : []),
  ];
};

/** Whether a bold element is not bold: Google Docs wraps its texts in `<b style="font-weight:normal">`. */
export const isPlain = ({ style = '' }: Source): boolean => /^(?:normal|[1-4]00)\b/.test(declarationsOf(style).get('font-weight') ?? '');

const numberOf = (name: string, value: string | undefined, form = /^-?\d{1,6}$/): Attributes =>
  value !== undefined && form.test(value.trim()) ? { [name]: value.trim() } : {};

export const listAttributes = ({ start, type, reversed }: Source): Attributes => ({
  ...numberOf('start', start),
  ...numberOf('type', type, /^[1aAiI]$/),
  ...(reversed !== undefined && { reversed: '' }),
});

export const itemAttributes = (source: Source): Attributes => ({ ...alignment(source), ...numberOf('value', source.value) });

const isSpan = /^[1-9]\d{0,2}$/;

export const columnAttributes = ({ span }: Source): Attributes => numberOf('span', span, isSpan);

export const cellAttributes = (source: Source): Attributes => ({
  ...alignment(source),
  ...numberOf('colspan', source.colspan, isSpan),
  ...numberOf('rowspan', source.rowspan, isSpan),
});

export const headAttributes = (source: Source): Attributes => ({
  ...cellAttributes(source),
  ...numberOf('scope', source.scope?.toLowerCase(), /^(?:row|col|rowgroup|colgroup)$/),
});
