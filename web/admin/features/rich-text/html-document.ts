// Converts stored HTML to the editor's document, and back to the form in which the server stores it.
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { parseHtml } from '#web/admin/lib/parse-html.ts';

export const readHtml = (html: string, schema: Schema): Node => {
  const { body } = parseHtml(html);
  // a video becomes a block, even if it was stored in a paragraph
  for (const frame of body.querySelectorAll('p > iframe:only-child')) {
    const paragraph = frame.parentElement;
    if (paragraph?.textContent?.trim() === '') paragraph.replaceWith(frame);
  }
  return DOMParser.fromSchema(schema).parse(body);
};

const isPlainParagraph = (node: Element | null): node is Element => node?.tagName === 'P' && node.attributes.length === 0;

/** Unwraps the only paragraph of a list item, cell or quote, because HTML is usually written without it. */
const unwrapSingleParagraphs = (body: Element) => {
  for (const holder of body.querySelectorAll('li, td, th, blockquote')) {
    const first = holder.firstElementChild;
    if (!isPlainParagraph(first)) continue;
    const others = [...holder.children].slice(1);
    const isSingle = holder.tagName === 'LI' ? others.every((other) => /^[UO]L$/.test(other.tagName)) : others.length === 0;
    if (isSingle) first.replaceWith(...first.childNodes);
  }
};

/** @returns HTML; '' for a text without visible content */
export const writeHtml = (doc: Node): string => {
  const apart = document.implementation.createHTMLDocument('');
  const body = apart.createElement('div');
  body.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: apart }));
  // the empty last line is only for further typing
  while (isPlainParagraph(body.lastElementChild) && body.lastElementChild.childNodes.length === 0) body.lastElementChild.remove();
  // an empty caption is not stored
  for (const caption of body.querySelectorAll('caption:empty')) caption.remove();
  unwrapSingleParagraphs(body);
  return body.innerHTML;
};
