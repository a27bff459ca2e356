// The content of a text during conversion: texts, and elements that are either inline or blocks.

export interface Tag {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Piece[];
}

export type Piece = string | Tag;

const blocks = new Set(
  'p h2 h3 h4 ul ol li blockquote hr pre table caption colgroup col thead tbody tfoot tr th td div details summary'.split(' '),
);

export const tagOf = (tag: string, children: readonly Piece[], attributes: Tag['attributes'] = {}): Tag => ({ tag, attributes, children });

export const isTag = (piece: Piece | undefined, ...names: string[]): piece is Tag => typeof piece === 'object' && names.includes(piece.tag);

export const isBlockTag = (tag: string): boolean => blocks.has(tag);

export const isBlock = (piece: Piece): piece is Tag => typeof piece === 'object' && isBlockTag(piece.tag);

export const isBlank = (piece: Piece): boolean => typeof piece === 'string' && /^[ \t\n\f\r]*$/.test(piece);

/**
 * Replaces each sequence of adjacent pieces.
 * @param isPart whether a piece belongs to a sequence
 * @param make returns the replacement of a sequence
 */
export const mapRuns = (pieces: readonly Piece[], isPart: (piece: Piece) => boolean, make: (run: Piece[]) => readonly Piece[]): Piece[] => {
  const made: Piece[] = [];
  let run: Piece[] = [];
  const close = () => {
    if (run.length > 0) made.push(...make(run));
    run = [];
  };
  for (const piece of pieces) {
    if (isPart(piece)) run.push(piece);
    else {
      close();
      made.push(piece);
    }
  }
  close();
  return made;
};

export const mapLines = (pieces: readonly Piece[], make: (line: Piece[]) => readonly Piece[]): Piece[] =>
  mapRuns(pieces, (piece) => !isBlock(piece), make);

export const joined = (pieces: readonly Piece[]): Piece[] =>
  mapRuns(
    pieces,
    (piece) => typeof piece === 'string',
    (texts) => [texts.join('')],
  );

const trimmed = (separate: readonly Piece[]): Piece[] => {
  const line = joined(separate);
  const isOuter = (piece: Piece) => isBlank(piece) || isTag(piece, 'br');
  const first = line.findIndex((piece) => !isOuter(piece));
  const kept = first < 0 ? [] : line.slice(first, line.findLastIndex((piece) => !isOuter(piece)) + 1);
  return kept.map((piece, at) => {
    if (typeof piece !== 'string') return piece;
    const start = at === 0 ? piece.replace(/^[ \t\n\f\r]+/, '') : piece;
    return at === kept.length - 1 ? start.replace(/(?<![ \t\n\f\r])[ \t\n\f\r]+$/, '') : start;
  });
};

/** Converts the lines to paragraphs; those without visible content are omitted. */
export const paragraphs = (pieces: readonly Piece[], attributes: Tag['attributes'] = {}): Piece[] =>
  mapLines(pieces, (line) => {
    const content = trimmed(line);
    return content.length === 0 ? [] : [tagOf('p', content, attributes)];
  });

const linesOf = (pieces: readonly Piece[]): Piece[][] => {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isBlock(piece)) lines.push(...linesOf(piece.children), []);
    else lines.at(-1)?.push(piece);
  }
  return lines.filter((line) => !line.every(isBlank));
};

/** The lines of all blocks, joined by the separator. */
export const inOneLine = (pieces: readonly Piece[], separator: Piece): Piece[] =>
  linesOf(pieces).flatMap((line, at) => (at === 0 ? line : [separator, ...line]));

const without = (pieces: readonly Piece[], mark: string): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if (typeof piece === 'string') return [piece];
    const children = without(piece.children, mark);
    return piece.tag === mark ? children : [{ ...piece, children }];
  });

/** Marks the text. Marks are put inside blocks, and never inside the same mark. */
export const marked = (pieces: readonly Piece[], mark: string, attributes: Tag['attributes'] = {}): Piece[] =>
  mapLines(pieces, (line) => (line.every(isBlank) ? line : [tagOf(mark, without(line, mark), attributes)])).map((piece) =>
    isBlock(piece) && !('data-youtube-video' in piece.attributes)
      ? { ...piece, children: marked(piece.children, mark, attributes) }
      : piece,
  );

const textOf = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  const text = piece.children.map(textOf).join('');
  return blocks.has(piece.tag) || piece.tag === 'br' ? ` ${text} ` : text;
};

/** The text on one line, for a caption. */
export const plainText = (pieces: readonly Piece[]): string => pieces.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
