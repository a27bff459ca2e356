// Checks the blocks that arrange other blocks, and the lists of links. What is not well-formed is replaced with its content.
import { isLinkOf, layoutClasses, linkListClasses } from '#contract/rules/text-blocks.ts';
import { isBlank, isTag, mapLines, marked, type Piece, paragraphs, plainText, type Tag, tagOf } from './pieces.ts';

/** @returns the attribute of a block, if one of the classes names it */
const classAmong =
  <C extends string>(names: readonly C[]) =>
  ({ class: written = '' }: Readonly<Record<string, string>>): { class: C } | undefined => {
    const classes = written.split(/\s+/);
    const found = names.find((name) => classes.includes(name));
    return found && { class: found };
  };

export const layoutClass = classAmong(layoutClasses);
export const linkListClass = classAmong(linkListClasses);

const isPicture = (piece: Piece | undefined): piece is Tag => isTag(piece, 'img');

/** Makes paragraphs of lines; pictures alone in a line are blocks, as in the editor. */
const blocksOf = (pieces: readonly Piece[]): Piece[] => {
  const lines = mapLines(pieces, (line) => {
    const content = line.filter((piece) => !isBlank(piece));
    return content.every(isPicture) ? content : paragraphs(line);
  });
  return lines.map((piece) => {
    if (!isTag(piece, 'p') || Object.keys(piece.attributes).length > 0) return piece;
    const [picture, ...others] = piece.children;
    return isPicture(picture) && others.length === 0 ? picture : piece;
  });
};

const isPart = (piece: Piece | undefined): piece is Tag => isTag(piece, 'div') && Object.keys(piece.attributes).length === 0;

const isLayout = (piece: Piece): piece is Tag =>
  isTag(piece, 'details') || isPart(piece) || (isTag(piece, 'div') && 'class' in piece.attributes);

const linkItem = (item: Piece, isAllowed: (address: string) => boolean): Tag | null => {
  const [line, ...others] = typeof item === 'string' ? [] : paragraphs(item.children);
  const [link, ...more] = isTag(line, 'p') && others.length === 0 ? line.children : [];
  if (!isTag(link, 'a') || more.length > 0 || !isAllowed(link.attributes.href ?? '')) return null;
  const name = plainText(link.children);
  return name === '' ? null : tagOf('li', [tagOf('a', [name], { href: link.attributes.href ?? '' })]);
};

/** A list with any other item becomes an ordinary list. */
const linkList = (list: Tag): Tag => {
  const found = linkListClass(list.attributes);
  if (!found) return list;
  const items = list.children.map((item) => linkItem(item, (address) => isLinkOf(found.class, address)));
  return items.every((item) => item !== null) ? tagOf('ul', items, found) : tagOf('ul', list.children);
};

/** Replaces all layouts among the pieces and in them with their content. */
const withoutLayouts = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece): Piece[] => {
    if (typeof piece === 'string') return [piece];
    if (isLayout(piece)) return contentOf(piece);
    const list = linkList(piece);
    return [{ ...list, children: withoutLayouts(list.children) }];
  });

const contentOf = ({ children }: Tag): Piece[] =>
  paragraphs(children.flatMap((child) => withoutLayouts(isTag(child, 'summary') ? marked(paragraphs(child.children), 'strong') : [child])));

const hasMedia = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => typeof piece === 'object' && (piece.tag === 'img' || piece.tag === 'iframe' || hasMedia(piece.children)));

/** @returns the children in their standard form; null for a layout that lacks a part or has others */
const partsOf = (layout: Tag): Piece[] | null => {
  const inner = (pieces: readonly Piece[]) => blocksOf(withoutLayouts(pieces));
  const [first, second, ...others] = layout.children.filter((piece) => !isBlank(piece));
  switch (layout.attributes.class ?? layout.tag) {
    case 'columns': {
      if (!isPart(first) || !isPart(second) || others.length > 0) return null;
      const parts = [first, second].map(({ children }) => tagOf('div', inner(children)));
      return parts.some(({ children }) => children.length > 0) ? parts : null;
    }
    case 'picture-left':
    case 'picture-right': {
      if (!isPicture(first) || !isPart(second) || others.length > 0) return null;
      const text = inner(second.children);
      return text.length > 0 ? [first, tagOf('div', text)] : null;
    }
    case 'call-to-action': {
      const content = inner(layout.children);
      return content.length > 0 ? content : null;
    }
    default: {
      const title = isTag(first, 'summary') && !hasMedia(first.children) ? plainText(first.children) : '';
      return title === '' ? null : [tagOf('summary', [title]), ...inner(layout.children.filter((piece) => piece !== first))];
    }
  }
};

/** Layouts stay only at the top level of a text. */
export const arranged = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const parts = typeof piece === 'object' && isLayout(piece) && !isPart(piece) ? partsOf(piece) : null;
    return parts ? [{ ...(piece as Tag), children: parts }] : withoutLayouts([piece]);
  });
