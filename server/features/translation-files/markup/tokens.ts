// Formatted texts as sequences of texts and codes, as translation programs need them.

import { escapeAttribute, escapeHtml } from '#server/platform/html.ts';
import { parseLimited, type SourceNode } from '#server/platform/rich-text/parse-fragment.ts';
import { isBlockTag } from '#server/platform/rich-text/pieces.ts';

/** A tag, which translators do not change. */
export interface Code {
  type: 'open' | 'close' | 'single';
  html: string;
  isBlock: boolean;
  /** Number of the element in the text, the same for both of its tags. */
  element: number;
}

export type Token = string | Code;

const empty = new Set(['br', 'hr', 'img', 'col']);

export const escapeText = (text: string): string => escapeHtml(text).replaceAll('\u00a0', '&nbsp;');

const openTag = (tag: string, attributes: readonly { name: string; value: string }[]): string =>
  `<${tag}${attributes.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`;

/** @param html a stored formatted text @throws TooComplex */
export const tokensOf = (html: string): Token[] => {
  const tokens: Token[] = [];
  let count = 0;
  const add = (nodes: readonly SourceNode[]): void => {
    for (const node of nodes) {
      if ('value' in node) tokens.push(node.value);
      if (!('tagName' in node)) continue;
      const { tagName: tag, attrs, childNodes } = node;
      const isBlock = isBlockTag(tag);
      const element = ++count;
      const open = openTag(tag, attrs);
      if (empty.has(tag)) tokens.push({ type: 'single', html: open, isBlock, element });
      else if (tag === 'iframe') tokens.push({ type: 'single', html: `${open}</iframe>`, isBlock, element });
      else {
        tokens.push({ type: 'open', html: open, isBlock, element });
        add(childNodes);
        tokens.push({ type: 'close', html: `</${tag}>`, isBlock, element });
      }
    }
  };
  add(parseLimited(html));
  return tokens;
};
