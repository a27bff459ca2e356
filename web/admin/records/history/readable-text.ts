// Formatted text as lines of plain text that show its structure, so that two versions can be compared word by word.
import { parseHtml } from '#web/admin/lib/parse-html.ts';

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, figcaption, pre, caption';

const startOf = (element: Element): string => {
  const name = element.localName;
  if (/^h\d$/.test(name)) return `Heading ${name[1]}: `;
  if (name === 'li') return element.parentElement?.localName === 'ol' ? '1. ' : '• ';
  return name === 'blockquote' ? '> ' : '';
};

const nameOfFile = (address: string): string => address.replace(/^.*\//, '');

const inline = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  if (name === 'img') return `[picture ${nameOfFile(node.getAttribute('src') ?? '')}: ${node.getAttribute('alt') || 'no text'}]`;
  if (name === 'br') return '\n';
  if (name === 'hr') return '\n———\n';
  const text = [...node.childNodes].map(inline).join('');
  if (name === 'a') return `${text} (${node.getAttribute('href') ?? ''})`;
  if (name === 'td' || name === 'th') return `| ${text.trim()} `;
  return node.matches(blocks) ? `\n${startOf(node)}${text.trim()}\n` : text;
};

/** @param html of the editor, as stored */
export const readableText = (html: string): string =>
  [...parseHtml(html).body.childNodes]
    .map(inline)
    .join('')
    .replaceAll(/(?<![^\S\n])[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
