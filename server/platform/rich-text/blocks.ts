// Builds the blocks of a text from their content, each where HTML allows it.
import type { Attributes } from './attributes.ts';
import { inOneLine, isBlank, isBlock, isTag, joined, mapLines, mapRuns, type Piece, paragraphs, tagOf } from './pieces.ts';

const isContent = (piece: Piece) => !isBlank(piece);

/** Wraps items without a list in one. */
export const withLists = (pieces: readonly Piece[]): Piece[] =>
  mapRuns(
    pieces,
    (piece) => isTag(piece, 'li'),
    (items) => [tagOf('ul', items)],
  );

/** Adds lists and text between items to the item before them. */
export const listItems = (pieces: readonly Piece[]): Piece[] => {
  const items: Piece[] = [];
  for (const piece of paragraphs(pieces)) {
    const last = items.at(-1);
    if (isTag(piece, 'li')) items.push(piece);
    else if (isTag(last, 'li')) items[items.length - 1] = { ...last, children: [...last.children, piece] };
    else if (isTag(piece, 'ul', 'ol')) items.push(...piece.children);
    else items.push(tagOf('li', [piece]));
  }
  return items;
};

/** @returns the blocks of a paragraph or heading, which may contain only inline content */
export const lineBlocks = (tag: string, pieces: readonly Piece[], attributes: Attributes): Piece[] => {
  const made = mapLines(pieces, (line) => (line.some(isContent) ? [tagOf(tag, line, attributes)] : []));
  return made.length === 0 ? [tagOf(tag, [], attributes)] : made;
};

/** Joins the lines of several paragraphs in a heading. */
export const headingBlocks = (tag: string, pieces: readonly Piece[], attributes: Attributes): Piece[] => {
  const lines = mapRuns(
    pieces,
    (piece) => !isBlock(piece) || isTag(piece, 'p', 'h2', 'h3', 'h4'),
    (some) => inOneLine(some, tagOf('br', [])),
  );
  return lineBlocks(tag, lines, attributes);
};

export const preformatted = (pieces: readonly Piece[]): Piece[] => {
  const [first, ...rest] = joined(inOneLine(pieces, '\n'));
  if (first === undefined) return [];
  // parsers ignore a leading line break
  return [tagOf('pre', typeof first === 'string' ? [first.replace(/^\n+/, ''), ...rest] : [first, ...rest])];
};

export const tableOf = (pieces: readonly Piece[]): Piece[] => {
  const parts = (...names: string[]) => pieces.filter((piece) => isTag(piece, ...names));
  const sections = parts('thead', 'tbody', 'tfoot').filter(({ children }) => children.some(isContent));
  const captions = parts('caption').slice(0, 1);
  if (sections.length > 0) return [tagOf('table', [...captions, ...parts('colgroup'), ...sections])];
  return captions.flatMap(({ children }) => paragraphs(children));
};

/** Converts the caption of a picture to its title. */
export const figureBlocks = (pieces: readonly Piece[], caption: string): Piece[] => {
  const [picture, ...others] = pieces.filter(isContent);
  if (isTag(picture, 'img') && others.length === 0 && caption !== '') {
    return [tagOf('p', [{ ...picture, attributes: { ...picture.attributes, title: caption } }])];
  }
  return [...paragraphs(pieces), ...(caption === '' ? [] : [tagOf('p', [caption])])];
};

/** Makes paragraphs of parts separated by empty lines, if no elements define paragraphs. */
export const plainParagraphs = (pieces: readonly Piece[]): Piece[] =>
  mapLines(pieces, (line) => {
    const parts: Piece[][] = [[]];
    for (const piece of joined(line)) {
      const [start = '', ...more] = typeof piece === 'string' ? piece.split(/\n[ \t]*\n[ \t\n]*/) : [piece];
      parts.at(-1)?.push(start);
      for (const part of more) parts.push([part]);
    }
    const filled = parts.filter((part) => part.some(isContent));
    return filled.length < 2 ? line : filled.flatMap((part) => paragraphs(part));
  });
