// Titles of WordPress contain HTML.

import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';

const textsOf = (node: DefaultTreeAdapterTypes.ChildNode): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'br') return ' ';
  return 'childNodes' in node ? node.childNodes.map(textsOf).join('') : '';
};

/** @param html a short text with marks and entities @returns its text in one line */
export const decodedText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.replaceAll(/\s+/g, ' ').trim();
  // parsing of deeply nested elements takes long
  const nodes = parseFragment(html.length > 20_000 ? html.replaceAll('<', ' ') : html).childNodes;
  return nodes.map(textsOf).join('').replaceAll(/\s+/g, ' ').trim();
};
