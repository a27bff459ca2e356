// Prepares stored rich text for a page: heading ids, tables in scroll containers, responsive and enlargeable pictures, and
// videos that load on play.

import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import type { proseTexts } from '#contract/texts/en/prose.ts';
import type { Say } from '#contract/texts/text.ts';
import { figureCells } from './figure-columns.ts';
import {
  escapeText,
  findEnds,
  isBlank,
  isEnd,
  isStart,
  readHtml,
  type StartTag,
  type Token,
  withAttributes,
  writeHtml,
} from './html-tokens.ts';
import { keepUnits } from './keep-units.ts';
import { videoPanel } from './video-frame.ts';

type SayProse = Say<typeof proseTexts.texts>;

/** A second-level heading; `id` is its fragment identifier. */
export interface ProseSection {
  id: string;
  title: string;
}

/** Ids that the pages around the text use. */
const takenIds = (
  'main gallery related-articles our-solutions quick-links specifications product-description related-products similar-products ' +
  'results-title product-search'
).split(' ');

/** Classes of numbered lists by `type`, because CSS selectors ignore its case. */
const numberClasses: Record<string, string> = { a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' };

/** @returns a function that makes a heading's id from its words, so that links stay valid when other headings are added */
const headingIds = () => {
  const taken = new Set(takenIds);
  return (title: string): string => {
    const words = fold(title)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const id = words || 'section';
    let free = id;
    for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
    taken.add(free);
    return free;
  };
};

const scaled = [480, 800, 1200, 1600];
/** True for URLs of uploaded files. They contain no characters with a meaning in srcset. */
const isUpload = (src: string): boolean => /^\/storage\/[\w./-]+$/.test(src);

/** @param isNarrow whether the picture shares the width of the text with others */
const picture = (tag: StartTag, isNarrow: boolean): string => {
  const src = tag.attributes.get('src') ?? '';
  const sizes = isUpload(src) && {
    srcset: scaled.map((width) => `${src}?w=${width} ${width}w`).join(', '),
    sizes: `(min-width: 768px) ${isNarrow ? 336 : 672}px, 100vw`,
  };
  return writeHtml([withAttributes(tag, { alt: tag.attributes.get('alt') ?? '', ...sizes, loading: 'lazy', decoding: 'async' })]);
};

// in pixels; narrower pictures are inline symbols and are not enlargeable
const narrowest = 160;

/** Links a picture to its file, which opens in the lightbox, and uses its title as caption. */
const enlargeable = (tag: StartTag, isNarrow: boolean, say: SayProse): string => {
  const { src = '', alt = '', title: caption = '', width } = Object.fromEntries(tag.attributes);
  if (width && Number(width) < narrowest) return picture(tag, isNarrow);
  const label = escapeText(alt ? say('enlargeNamed', { alt: '{alt}' }) : say('enlarge')).replace('{alt}', () => alt);
  const link =
    `<a class="zoom" href="${src}" data-caption="${caption}" aria-label="${label}">` +
    `${picture(withAttributes(tag, { title: undefined }), isNarrow)}</a>`;
  return `<span class="figure">${link}${caption && `<span class="caption">${caption}</span>`}</span>`;
};

const numbered = (tag: StartTag): StartTag => withAttributes(tag, { class: numberClasses[tag.attributes.get('type') ?? ''] });

/** Plain text between two tokens. */
const textBetween = (tokens: readonly Token[], start: number, end: number): string => htmlToText(writeHtml(tokens.slice(start + 1, end)));

/** @returns the HTML for the page and its second-level headings in order */
export const prepareProse = (stored: string, say: SayProse): { html: string; sections: ProseSection[] } => {
  const tokens = readHtml(stored);
  const ends = findEnds(tokens);
  const sections: ProseSection[] = [];
  const idOf = headingIds();
  /** HTML to insert after the end tag with this index. */
  const closing = new Map<number, string>();
  /** Indexes of the start tags of cells in numeric columns. */
  const figures = new Set<number>();
  let [linkEnd, codeEnd, narrowEnd] = [-1, -1, -1];

  const heading = (tag: StartTag, index: number, end: number): string => {
    const title = textBetween(tokens, index, end);
    const id = idOf(title);
    if (tag.name === 'h2') sections.push({ id, title });
    const others = [...tag.attributes].filter(([name]) => name !== 'id');
    return writeHtml([{ ...tag, attributes: new Map([['id', id], ...others]) }]);
  };

  // a scroll container must be focusable and have an accessible name
  const table = (tag: StartTag, index: number, end: number): string => {
    const first = isBlank(tokens[index + 1]) ? index + 2 : index + 1;
    const caption = isStart(tokens[first], 'caption') ? textBetween(tokens, first, ends.get(first) ?? first) : '';
    closing.set(end, '</div>');
    for (const cell of figureCells(tokens, ends, index, end)) figures.add(cell);
    return `<div class="scroll" role="group" aria-label="${escapeText(caption ? say('tableNamed', { caption }) : say('table'))}" tabindex="0">${writeHtml([tag])}`;
  };

  const start = (tag: StartTag, index: number): string => {
    const end = ends.get(index);
    if (/^h[2-4]$/.test(tag.name) && end !== undefined) return heading(tag, index, end);
    if (tag.name === 'table' && end !== undefined) return table(tag, index, end);
    if (figures.has(index)) return writeHtml([withAttributes(tag, { class: 'figure-cell' })]);
    if (tag.name === 'pre' || tag.name === 'code') codeEnd = Math.max(codeEnd, end ?? codeEnd);
    if (tag.name === 'pre') return writeHtml([withAttributes(tag, { tabindex: '0' })]);
    if (tag.name === 'a' && end !== undefined) linkEnd = Math.max(linkEnd, end);
    // a linked picture keeps its target
    if (/^(?:columns|picture-|product-)/.test(tag.attributes.get('class') ?? '')) narrowEnd = Math.max(narrowEnd, end ?? narrowEnd);
    if (tag.name === 'img') return (index < linkEnd ? picture : enlargeable)(tag, index < narrowEnd, say);
    return writeHtml([tag.name === 'ol' ? numbered(tag) : tag]);
  };

  const html: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    // code must stay unchanged when copied
    if (token.kind === 'text') html.push(index < codeEnd ? token.html : keepUnits(token.html));
    else if (token.kind === 'end') html.push(writeHtml([token]), closing.get(index) ?? '');
    else if (token.name !== 'iframe') html.push(start(token, index));
    else {
      html.push(videoPanel(token.attributes.get('src') ?? '', token.attributes.get('title') ?? '', say) ?? '');
      index = ends.get(index) ?? index;
    }
  }
  return { html: html.join(''), sections };
};

export interface LeadPicture {
  src: string;
  alt: string;
}

const entities: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decode = (text: string): string => text.replace(/&(?:quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** @returns the last token of a block that contains only a picture, and the picture's tag; null for other blocks */
const pictureBlock = (tokens: readonly Token[], from: number, step: 1 | -1): { last: number; tag: StartTag } | null => {
  const skipBlank = (index: number) => (isBlank(tokens[index]) ? index + step : index);
  const opens = step === 1 ? isStart : isEnd;
  const closes = step === 1 ? isEnd : isStart;
  const first = skipBlank(from);
  const inParagraph = opens(tokens[first], 'p');
  const at = inParagraph ? skipBlank(first + step) : first;
  const tag = tokens[at];
  if (!isStart(tag, 'img')) return null;
  if (!inParagraph) return { last: at, tag };
  const last = skipBlank(at + step);
  return closes(tokens[last], 'p') ? { last, tag } : null;
};

/** Extracts a picture from the beginning or end of the text, so that it can be placed beside the text. */
export const takeLeadPicture = (html: string): { html: string; picture: LeadPicture | null } => {
  const tokens = readHtml(html);
  const opening = pictureBlock(tokens, 0, 1);
  const ending = opening ? null : pictureBlock(tokens, tokens.length - 1, -1);
  const found = opening ?? ending;
  // a picture with a caption stays in the text
  if (!found || found.tag.attributes.get('title')) return { html, picture: null };
  const { attributes } = found.tag;
  const rest = opening ? tokens.slice(opening.last + 1) : tokens.slice(0, found.last);
  return { html: writeHtml(rest), picture: { src: decode(attributes.get('src') ?? ''), alt: decode(attributes.get('alt') ?? '') } };
};
