// Converts HTML of other programs for the editor: removes its styles and keeps its structure.
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { isPictureData } from '../pictures/data-pictures.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { applySheetClasses, readSheetStyles } from './sheet-cells.ts';
import { buildWordLists } from './word-lists.ts';

/** Moves nested lists, which Google Docs and browsers write after their item, into that item; unwraps them without one. */
const nestLists = (body: HTMLElement): void => {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling;
    if (before?.tagName === 'LI') before.append(inner);
    else inner.replaceWith(...inner.childNodes);
  }
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const removeComments = (root: Node) => {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker?.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
};

const rename = (element: Element, tag: string) => {
  const next = element.ownerDocument.createElement(tag);
  for (const { name, value } of [...element.attributes]) next.setAttribute(name, value);
  next.append(...element.childNodes);
  element.replaceWith(next);
};

const wrapContent = (element: Element, tag: string) => {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
};

/** The marks that Google Docs and browsers write as styles. */
const marksOf = ({ style }: HTMLElement, isInLink: boolean): string[] => {
  const decoration = `${style.textDecoration} ${style.textDecorationLine}`;
  return [
    ...(style.fontWeight === 'bold' || Number(style.fontWeight) >= 600 ? ['strong'] : []),
    ...(style.fontStyle === 'italic' ? ['em'] : []),
    ...(decoration.includes('underline') && !isInLink ? ['u'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(style.verticalAlign === 'super' ? ['sup'] : []),
    ...(style.verticalAlign === 'sub' ? ['sub'] : []),
  ];
};

const unwrapSpans = (body: HTMLElement) => {
  for (const span of body.querySelectorAll<HTMLElement>('span, font')) {
    // spaces that a program has protected from collapsing
    if (/mso-spacerun/.test(span.getAttribute('style') ?? '') || span.className === 'Apple-converted-space') span.textContent = ' ';
    const isInLink = span.closest('a') !== null || span.querySelector('a') !== null;
    const isInHeading = span.closest('h1, h2, h3, h4, h5, h6') !== null;
    for (const tag of marksOf(span, isInLink)) if (!(isInHeading && tag === 'strong')) wrapContent(span, tag);
    unwrap(span);
  }
};

const isBlank = (element: Element) =>
  element.textContent?.replaceAll(/[\s\u00a0]/g, '') === '' && element.querySelector('img, iframe, hr') === null;

/** Removes comments of Word with their anchors, and links to bookmarks of the Word document. */
const removeWordNotes = (body: HTMLElement) => {
  for (const note of body.querySelectorAll('.MsoCommentReference, [style*="mso-element:comment"], [style*="mso-element: comment"]'))
    note.remove();
  for (const link of body.querySelectorAll('a[href^="#_"]')) unwrap(link);
};

/** Accepts addresses, and data URLs, which are uploaded. Local files of the other program are neither. */
const canBeTaken = (src: string) => /^(https?:|\/storage\/)/i.test(src) || isPictureData(src);

/**
 * @param html from the clipboard
 * @param hasPictures whether the text may contain pictures; otherwise they are removed
 * @param onLeftOut called with the number of removed pictures, if any
 */
export const cleanPasted = (html: string, hasPictures: boolean, onLeftOut: (count: number) => void = () => {}): string => {
  const { body } = parseHtml(html);
  const leftOut = [...body.querySelectorAll('img')].filter((picture) => !hasPictures || !canBeTaken(picture.getAttribute('src') ?? ''));
  for (const picture of leftOut) picture.remove();
  if (leftOut.length > 0) onLeftOut(leftOut.length);
  // the HTML comes from this editor
  if (body.querySelector('[data-pm-slice]')) return body.innerHTML;

  applySheetClasses(body);
  readSheetStyles(body);
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, colgroup, .Apple-interchange-newline'))
    element.remove();
  removeWordNotes(body);
  buildWordLists(body);
  nestLists(body);
  removeComments(body);
  for (const [from, to] of [
    ['h1', 'h2'],
    ['h5', 'h4'],
    ['h6', 'h4'],
  ] as const) {
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  }
  for (const wrapper of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(wrapper.style.fontWeight)) unwrap(wrapper);
  }
  unwrapSpans(body);
  // Word's own tags, such as <o:p>
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element);
  cleanAttributes(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (!isBlank(paragraph)) continue;
    // a cell must have a paragraph
    if (paragraph.closest('td, th') && paragraph.parentElement?.children.length === 1) paragraph.replaceChildren();
    else paragraph.remove();
  }
  return body.innerHTML.trim();
};
