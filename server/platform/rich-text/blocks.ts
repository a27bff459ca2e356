// The blocks of a text, made of their content: each in a place where HTML allows it.
import type { Attributes } from './attributes.ts';
import { inOneLine, isBlank, isBlock, isTag, joined, mapLines, mapRuns, type Piece, paragraphs, tagOf } from './pieces.ts';

const isContent = (piece: Piece) => !isBlank(piece);

/** Items without a list become one. */
export const withLists = (pieces: readonly Piece[]): Piece[] =>
  mapRuns(
    pieces,
    (piece) => isTag(piece, 'li'),
    (items) => [tagOf('ul', items)],
  );

/** Lists and text beside items become part of the item before them. */
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

/** @returns the blocks of a paragraph or heading, whose content is a line */
export const lineBlocks = (tag: string, pieces: readonly Piece[], attributes: Attributes): Piece[] => {
  const made = mapLines(pieces, (line) => (line.some(isContent) ? [tagOf(tag, line, attributes)] : []));
  return made.length === 0 ? [tagOf(tag, [], attributes)] : made;
};

/** The lines of several paragraphs in a heading are one heading. */
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
  // a parser ignores a line break at the start
  return [tagOf('pre', typeof first === 'string' ? [first.replace(/^\n+/, ''), ...rest] : [first, ...rest])];
};

export const tableOf = (pieces: readonly Piece[]): Piece[] => {
  const parts = (...names: string[]) => pieces.filter((piece) => isTag(piece, ...names));
  const sections = parts('thead', 'tbody', 'tfoot').filter(({ children }) => children.some(isContent));
  const captions = parts('caption').slice(0, 1);
  if (sections.length > 0) return [tagOf('table', [...captions, ...parts('colgroup'), ...sections])];
  return captions.flatMap(({ children }) => paragraphs(children));
};

/** The caption of a picture is its title. */
export const figureBlocks = (pieces: readonly Piece[], caption: string): Piece[] => {
  const [picture, ...others] = pieces.filter(isContent);
  if (isTag(picture, 'img') && others.length === 0 && caption !== '') {
    return [tagOf('p', [{ ...picture, attributes: { ...picture.attributes, title: caption } }])];
  }
  return [...paragraphs(pieces), ...(caption === '' ? [] : [tagOf('p', [caption])])];
};

/** A paragraph for each part between empty lines, where nothing else says what a paragraph is. */
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
