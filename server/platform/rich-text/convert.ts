// Converts parsed HTML to the elements of a text: unknown blocks become paragraphs, and every element is moved to where HTML allows it, so
// that browsers parse the stored text as it was written.
import { html } from 'parse5';
import {
  alignment,
  cellAttributes,
  columnAttributes,
  headAttributes,
  isPlain,
  itemAttributes,
  linkAttributes,
  listAttributes,
  marksOfStyle,
  pictureAttributes,
  sourceAttributes,
  videoAttributes,
} from './attributes.ts';
import { figureBlocks, headingBlocks, lineBlocks, listItems, plainParagraphs, preformatted, tableOf, withLists } from './blocks.ts';
import { arranged, layoutClass, linkListClass } from './layouts.ts';
import type { SourceElement, SourceNode } from './parse-fragment.ts';
import { inOneLine, isTag, marked, type Piece, paragraphs, plainText, tagOf } from './pieces.ts';

/** A part of the input that was removed from the text. */
export interface Removed {
  element: string;
  /** Address of a picture, frame or link. */
  address?: string;
}

const setOf = (names: string) => new Set(names.split(' '));

const silentlyDropped = setOf('style title meta base template');
const dropped = setOf('script noscript noembed noframes textarea select option optgroup object embed audio video canvas map input');
const paragraphBlocks = setOf(
  'div section article main header footer nav aside address center fieldset legend form hgroup search dialog figure figcaption dl dd',
);
const boldBlocks = setOf('summary dt');
const marks = new Map(
  Object.entries({
    strong: 'b strong',
    em: 'i em cite dfn var',
    u: 'u ins',
    s: 's strike del',
    sub: 'sub',
    sup: 'sup',
    code: 'code kbd samp tt',
  }).flatMap(([mark, tags]) => tags.split(' ').map((tag) => [tag, mark] as const)),
);
const headings = new Map(Object.entries({ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }));
/** Maximum depth that an editor shows. */
const deepestBlock = 40;

/** State of the conversion. */
interface At {
  /** Number of enclosing elements. */
  depth: number;
  /** Parts removed so far. */
  removed: Removed[];
}

const deeper = ({ depth, removed }: At): At => ({ depth: depth + 1, removed });

const all = (children: readonly SourceNode[], at: At): Piece[] => children.flatMap((child) => one(child, at));
const flow = (children: readonly SourceNode[], at: At): Piece[] => withLists(all(children, deeper(at)));
const remove = ({ removed }: At, element: string, address?: string): [] => {
  // an address may contain a whole picture
  removed.push({ element, ...(address && { address: address.slice(0, 200) }) });
  return [];
};

const figure = ({ childNodes }: SourceElement, at: At): Piece[] => {
  const [captions, others] = [true, false].map((isCaption) =>
    flow(
      childNodes.filter(({ nodeName }) => (nodeName === 'figcaption') === isCaption),
      at,
    ),
  );
  return figureBlocks(others ?? [], plainText(captions ?? []));
};

const embedded = (at: At, tag: string, source: Record<string, string>): Piece[] => {
  const attributes = tag === 'img' ? pictureAttributes(source) : videoAttributes(source);
  return attributes ? [tagOf(tag, [], attributes)] : remove(at, tag, source.src);
};

const link = (at: At, content: Piece[], source: Record<string, string>): Piece[] => {
  const attributes = linkAttributes(source);
  if (attributes) return marked(content, 'a', attributes);
  if (source.href) remove(at, 'a', source.href);
  return content;
};

const tablePart = (tag: string, { childNodes }: SourceElement, source: Record<string, string>, at: At): Piece[] | null => {
  const only = (...parts: string[]) => [
    tagOf(
      tag,
      all(childNodes, at).filter((piece) => isTag(piece, ...parts)),
    ),
  ];
  switch (tag) {
    case 'table':
      return tableOf(all(childNodes, deeper(at)));
    case 'caption':
      return [tagOf(tag, inOneLine(flow(childNodes, at), ' '))];
    case 'colgroup':
      return only('col');
    case 'col':
      return [tagOf(tag, [], columnAttributes(source))];
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return only('tr');
    case 'tr':
      return only('td', 'th');
    case 'td':
      return [tagOf(tag, flow(childNodes, at), cellAttributes(source))];
    case 'th':
      return [tagOf(tag, flow(childNodes, at), headAttributes(source))];
    default:
      return null;
  }
};

const block = (tag: string, element: SourceElement, source: Record<string, string>, at: At): Piece[] | null => {
  const { childNodes } = element;
  const heading = headings.get(tag);
  if (heading) return headingBlocks(heading, flow(childNodes, at), alignment(source));
  if (boldBlocks.has(tag)) return marked(paragraphs(flow(childNodes, at)), 'strong');
  switch (tag) {
    case 'p':
      return lineBlocks(tag, flow(childNodes, at), alignment(source));
    case 'blockquote':
      return [tagOf(tag, flow(childNodes, at), alignment(source))];
    case 'pre':
    case 'listing':
    case 'xmp':
    case 'plaintext':
      return preformatted(flow(childNodes, at));
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir': {
      const items = listItems(all(childNodes, deeper(at)));
      if (items.length === 0) return [];
      return [tag === 'ol' ? tagOf(tag, items, listAttributes(source)) : tagOf('ul', items, linkListClass(source))];
    }
    case 'li':
      return [tagOf(tag, flow(childNodes, at), itemAttributes(source))];
    case 'hr':
      return [tagOf(tag, [])];
    case 'figure':
      return figure(element, at);
    case 'details':
      return details(element, at);
    default:
      return null;
  }
};

const isElement = (node: SourceNode): node is SourceElement => 'tagName' in node;

/** The first summary is the title; further ones are text. */
const details = ({ childNodes }: SourceElement, at: At): Piece[] => {
  const title = childNodes.find((child) => isElement(child) && child.tagName === 'summary');
  const others = flow(
    childNodes.filter((child) => child !== title),
    at,
  );
  return [tagOf('details', [...(title && isElement(title) ? [tagOf('summary', flow(title.childNodes, at))] : []), ...others])];
};

/** Columns of text are elements `div` without an own meaning. */
const layout = ({ childNodes }: SourceElement, name: { class: string }, at: At): Piece[] => {
  const isPart = (child: SourceNode): child is SourceElement => {
    if (name.class === 'call-to-action' || !isElement(child) || child.tagName !== 'div') return false;
    const source = sourceAttributes(child);
    return !layoutClass(source) && !('data-youtube-video' in source);
  };
  const children = childNodes.flatMap((child) =>
    isPart(child) ? [tagOf('div', flow(child.childNodes, deeper(at)))] : one(child, deeper(at)),
  );
  return [tagOf('div', withLists(children), name)];
};

const wrapper = (element: SourceElement, source: Record<string, string>, at: At): Piece[] => {
  const { tagName, childNodes } = element;
  const name = tagName === 'div' ? layoutClass(source) : undefined;
  if (name) return layout(element, name, at);
  const content = flow(childNodes, at);
  const videos = content.filter((piece) => isTag(piece, 'iframe'));
  // the editor recognises its videos by this wrapper
  if ('data-youtube-video' in source && videos.length > 0) {
    return [tagOf('div', videos, { 'data-youtube-video': '' }), ...paragraphs(content.filter((piece) => !isTag(piece, 'iframe')))];
  }
  return paragraphs(content, alignment(tagName === 'center' ? { align: 'center' } : source));
};

const inline = (tag: string, element: SourceElement, source: Record<string, string>, at: At): Piece[] => {
  const content = all(element.childNodes, at);
  const mark = marks.get(tag);
  if (tag === 'a') return link(at, content, source);
  if (tag === 'br') return [tagOf(tag, [])];
  if (tag === 'q') return ['“', ...content, '”'];
  const names = [...(mark && !isPlain(source) ? [mark] : []), ...marksOfStyle(source)];
  return [...new Set(names)].reduce((pieces, name) => marked(pieces, name), content);
};

const one = (node: SourceNode, at: At): Piece[] => {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { tagName: tag, namespaceURI, childNodes } = node;
  if (silentlyDropped.has(tag)) return [];
  if (namespaceURI !== html.NS.HTML) return tag === 'svg' ? remove(at, tag) : all(childNodes, at);
  const source = sourceAttributes(node);
  if (tag === 'input' && source.type === 'checkbox') return ['checked' in source ? '☑ ' : '☐ '];
  if (tag === 'img' || tag === 'iframe') return embedded(at, tag, source);
  if (dropped.has(tag)) return remove(at, tag, source.src ?? source.data);
  if (at.depth > deepestBlock) return all(childNodes, at);
  if (paragraphBlocks.has(tag) && tag !== 'figure') return wrapper(node, source, at);
  return block(tag, node, source, at) ?? tablePart(tag, node, source, at) ?? inline(tag, node, source, at);
};

/** @returns the content of a text, and the parts of the input that were removed */
export const convert = (nodes: readonly SourceNode[]): { pieces: Piece[]; removed: readonly Removed[] } => {
  const removed: Removed[] = [];
  return { pieces: plainParagraphs(arranged(flow(nodes, { depth: 0, removed }))), removed };
};
