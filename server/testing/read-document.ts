// A page's HTML as a browser, a search engine or a link preview reads it: parsed by the rules of the HTML standard.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Node extends Record<string, unknown> {
  '@type': string;
}

export interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  /** The text of the element and of all below it. */
  text: string;
}

export interface ReadDocument {
  lang: string | undefined;
  /** Every <title>; a good page has one. */
  titles: string[];
  /** Every content of the meta tags of this name or property. */
  meta: (name: string) => string[];
  /** Every address of the links of this relation. */
  links: (relation: string) => string[];
  /** Each JSON-LD block's nodes. */
  graphs: Node[][];
  mainHeadings: number;
  /** All elements, in the order of their start tags. */
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
