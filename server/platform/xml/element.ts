// A part of an XML document in memory.
import { escapeHtml } from '../html.ts';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Texts and elements in their order. */
  content: (string | XmlElement)[];
  /** Line of its start tag, from 1. */
  line: number;
}

const isElement = (part: string | XmlElement): part is XmlElement => typeof part !== 'string';

export const elementsOf = ({ content }: XmlElement): XmlElement[] => content.filter(isElement);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element ? elementsOf(element).filter((child) => child.name === name) : [];

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** @returns the text, with elements inside as HTML, e.g. of `<DESCRIPTION_LONG><p>…</p></DESCRIPTION_LONG>` */
export const textOf = (element: XmlElement | undefined): string => {
  if (!element) return '';
  const isMarkup = element.content.some(isElement);
  const inner = element.content.map((part) => {
    if (typeof part === 'string') return isMarkup ? escapeHtml(part) : part;
    const name = part.name.toLowerCase();
    return `<${name}>${textOf(part)}</${name}>`;
  });
  return inner.join('').trim();
};

export const childText = (element: XmlElement | undefined, name: string): string => textOf(childOf(element, name));
