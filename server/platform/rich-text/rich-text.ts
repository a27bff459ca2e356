// Sanitises rich text when it is saved, so that stored text is safe to display and well-formed.
import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html as names, serialize } from 'parse5';
import { composed } from '#contract/rules/letters.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { memoize } from '#server/platform/memoize.ts';
import { convert, type Removed } from './convert.ts';
import { parseLimited, TooComplex } from './parse-fragment.ts';
import type { Piece } from './pieces.ts';

export interface CleanText {
  html: string;
  /** The parts of the input that were removed, in text order. */
  removed: readonly Removed[];
}

const appendTo = (parent: DefaultTreeAdapterTypes.ParentNode, pieces: readonly Piece[]): void => {
  for (const piece of pieces) {
    if (typeof piece === 'string') adapter.insertText(parent, piece);
    else {
      const attributes = Object.entries(piece.attributes).map(([name, value]) => ({ name, value }));
      const element = adapter.createElement(piece.tag, names.NS.HTML, attributes);
      adapter.appendChild(parent, element);
      appendTo(element, piece.children);
    }
  }
};

const write = (pieces: readonly Piece[]): string => {
  const fragment = adapter.createDocumentFragment();
  appendTo(fragment, pieces);
  return serialize(fragment).trim();
};

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('<', ' ')
    .replaceAll(/\s+/g, ' ');

const convertLimited = (html: string) => {
  try {
    return convert(parseLimited(html));
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    const { pieces } = convert(parseLimited(`<p>${wordsOf(html)}</p>`));
    return { pieces, removed: [{ element: '*' }] };
  }
};

/** @param html untrusted input */
export const cleanRichText = memoize(
  (html: string): CleanText => {
    const { pieces, removed } = convertLimited(composed(html));
    return { html: write(pieces), removed };
  },
  // a save uses the same texts several times
  { maxEntries: 16 },
);

/**
 * @param html untrusted input
 * @returns only the marks and blocks of the editor, links with safe protocols, pictures from http(s) or /storage/, and YouTube and Vimeo
 * embeds; for input nested deeper than 250 levels, only its text
 */
export const sanitiseRichText = (html: string): string => cleanRichText(html).html;

/** For optional fields. @returns the sanitised text; null if nothing visible remains */
export const optionalRichText = (html: string | null | undefined): string | null => {
  const clean = sanitiseRichText(html ?? '');
  return isEmptyHtml(clean) ? null : clean;
};
