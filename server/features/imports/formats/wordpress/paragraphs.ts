// Classic WordPress texts have no paragraphs: blank lines separate them, and a single line break is one.
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { escapeAttribute, escapeHtml } from '#server/platform/html.ts';

const setOf = (names: string) => new Set(names.split(' '));
/** Blocks whose content is again paragraphs. */
const flowBlocks = setOf('div section article main header footer aside blockquote center address details form fieldset');
const otherBlocks = setOf(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd pre table thead tbody tfoot tr td th caption colgroup col figure figcaption iframe video audio object script style summary hr nav legend select textarea',
);
const voidBlocks = setOf('hr col');
/** Their content is not changed. */
const verbatim = setOf('pre script style textarea');

const token = /<!--|<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?=[\s/>])|<\/?[a-zA-Z][a-zA-Z0-9]*$/g;

interface Piece {
  text: string;
  /** Name of the element, in lower case, of a tag of a block. */
  block: string;
  isEnd: boolean;
}

const piece = (text: string, block = '', isEnd = false): Piece => ({ text, block, isEnd });

/** Splits HTML into texts with their inline tags, and tags of blocks. Comments are left out. */
const piecesOf = (html: string): Piece[] => {
  const pieces: Piece[] = [];
  let position = 0;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [found, slash = '', name = ''] = match;
    const end = html.indexOf(found === '<!--' ? '-->' : '>', match.index + found.length);
    if (end < 0) break;
    const next = end + (found === '<!--' ? 3 : 1);
    const block = name.toLowerCase();
    const isBlock = flowBlocks.has(block) || otherBlocks.has(block);
    if (isBlock || found === '<!--') {
      if (match.index > position) pieces.push(piece(html.slice(position, match.index)));
      if (isBlock) pieces.push(piece(html.slice(match.index, next), block, slash === '/'));
      position = next;
    }
    token.lastIndex = next;
  }
  if (position < html.length) pieces.push(piece(html.slice(position)));
  return pieces;
};

const address = /^https?:\/\/[^\s<>"]+$/;

/** An address alone in its line: a video, or else a link. */
export const embedded = (url: string): string => {
  const video = toEmbedAddress(url.replaceAll('&amp;', '&'));
  if (video !== null) return `<iframe src="${escapeAttribute(video)}"></iframe>`;
  const plain = url.replaceAll('&amp;', '&');
  return `<p><a href="${escapeAttribute(plain)}">${escapeHtml(plain)}</a></p>`;
};

const withBreaks = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('<br>')
    // a tag <br> at the end of a line is the same line break
    .replaceAll(/(<br\s?\/?>)<br>/g, '$1');

/** A paragraph of lines, of which some are addresses of videos. */
const paragraph = (part: string): string => {
  const lines = part.split('\n').map((line) => line.trim());
  if (!lines.some((line) => address.test(line))) return `<p>${withBreaks(part)}</p>`;
  const made: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.some((line) => line !== '')) made.push(`<p>${withBreaks(open.join('\n'))}</p>`);
    open = [];
  };
  for (const line of lines) {
    if (!address.test(line)) open.push(line);
    else {
      close();
      made.push(embedded(line));
    }
  }
  close();
  return made.join('');
};

const paragraphsOf = (run: string): string =>
  run
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(paragraph)
    .join('\n');

const deepest = 200;

/** The open blocks around a position. */
const createStack = () => {
  const open: string[] = [];
  return {
    current: () => open.at(-1) ?? '',
    isVerbatim: () => open.some((name) => verbatim.has(name)),
    enter: ({ block }: Piece) => {
      // a block ends an open paragraph
      if (open.at(-1) === 'p') open.pop();
      if (!voidBlocks.has(block) && open.length < deepest) open.push(block);
    },
    leave: ({ block }: Piece) => {
      const place = open.lastIndexOf(block);
      if (place >= 0) open.length = place;
    },
  };
};

/** @returns HTML with `<p>` and `<br>`. Lists, tables and preformatted texts stay as they are. */
export const withParagraphs = (html: string): string => {
  const stack = createStack();
  const made: string[] = [];
  for (const one of piecesOf(html.replaceAll(/\r\n?/g, '\n'))) {
    if (one.block !== '') {
      if (one.isEnd) stack.leave(one);
      else if (!stack.isVerbatim()) stack.enter(one);
      made.push(one.text);
      continue;
    }
    const current = stack.current();
    if (stack.isVerbatim()) made.push(one.text);
    else if (current === '' || flowBlocks.has(current)) made.push(paragraphsOf(one.text));
    else if (current === 'p') made.push(withBreaks(one.text.trim()));
    else made.push(one.text);
  }
  return made.join('');
};
