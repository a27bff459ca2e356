// Parses the HTML of a page according to the HTML standard, as browsers, search engines and link previews do.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Node extends Record<string, unknown> {
  '@type': string;
}

export interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  /** Text of the element and its descendants. */
  text: string;
}

export interface ReadDocument {
  lang: string | undefined;
  /** Every <title>; a valid page has one. */
  titles: string[];
  /** The contents of all meta tags with this name or property. */
  meta: (name: string) => string[];
  /** The addresses of all links with this relation. */
  links: (relation: string) => string[];
  /** The nodes of each JSON-LD block. */
  graphs: Node[][];
  mainHeadings: number;
  /** All elements in document order. */
  elements: ReadElement[];
}

const textOf = (node: Tree.Node): string => {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const elementsOf = (node: Tree.Node): ReadElement[] => {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  if (!('tagName' in node)) return below;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes, text: textOf(node) }, ...below];
};

export const readDocument = (html: string): ReadDocument => {
  const elements = elementsOf(parse(html));
  const all = (name: string) => elements.filter((element) => element.name === name);
  return {
    lang: all('html')[0]?.attributes.lang,
    titles: all('title').map(({ text }) => text),
    meta: (name) =>
      all('meta')
        .filter(({ attributes }) => attributes.name === name || attributes.property === name)
        .map(({ attributes }) => attributes.content ?? ''),
    links: (relation) =>
      all('link')
        .filter(({ attributes }) => attributes.rel === relation)
        .map(({ attributes }) => attributes.href ?? ''),
    graphs: all('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => JSON.parse(text)['@graph']),
    mainHeadings: all('h1').length,
    elements,
  };
};
