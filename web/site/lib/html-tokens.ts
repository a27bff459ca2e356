// Reads stored rich text as tags and texts, and writes tags back. An attribute value that was read is always fit to be
// written between double quotes, whatever the stored text looks like: no value can end its attribute.

export interface StartTag {
  kind: 'start';
  name: string;
  /** Values as HTML, without double quotes and angle brackets. */
  attributes: ReadonlyMap<string, string>;
}
export interface EndTag {
  kind: 'end';
  name: string;
}
/** Everything that is no tag, as HTML without angle brackets. */
export interface Text {
  kind: 'text';
  html: string;
}
export type Token = StartTag | EndTag | Text;

const tagPattern = /<(\/?)([a-z][a-z\d]*)((?:\s+[^\s=<>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const attributePattern = /([^\s=<>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeMarks = (html: string): string => html.replace(/[<>"]/g, (mark) => escapes[mark] ?? '');
const textOf = (html: string): Text => ({ kind: 'text', html: html.replace(/[<>]/g, (mark) => escapes[mark] ?? '') });

const readAttributes = (source: string): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(attributePattern)) {
    // of two attributes with one name, HTML takes the first
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, escapeMarks(double ?? single ?? bare ?? ''));
  }
  return attributes;
};

/** @param html rich text as the server's sanitiser wrote it; what cannot be read as a tag is text */
export const readHtml = (html: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: source, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tagPattern)) {
    if (index > end) tokens.push(textOf(html.slice(end, index)));
    end = index + source.length;
    if (slash) tokens.push({ kind: 'end', name: name.toLowerCase() });
    else tokens.push({ kind: 'start', name: name.toLowerCase(), attributes: readAttributes(attributes) });
  }
  if (end < html.length) tokens.push(textOf(html.slice(end)));
  return tokens;
};

export const isStart = (token: Token | undefined, name: string): token is StartTag => token?.kind === 'start' && token.name === name;
export const isEnd = (token: Token | undefined, name: string): token is EndTag => token?.kind === 'end' && token.name === name;
export const isBlank = (token: Token | undefined): boolean => token?.kind === 'text' && token.html.trim() === '';

const write = (token: Token): string => {
  if (token.kind === 'text') return token.html;
  if (token.kind === 'end') return `</${token.name}>`;
  return `<${token.name}${[...token.attributes].map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
};

export const writeHtml = (tokens: readonly Token[]): string => tokens.map(write).join('');

/** @param values HTML without double quotes and angle brackets; undefined removes the attribute */
export const withAttributes = (tag: StartTag, values: Record<string, string | undefined>): StartTag => {
  const attributes = new Map(tag.attributes);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
  return { ...tag, attributes };
};

// elements that have no end tag
const isVoid = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** @returns where each element ends: the index of its end tag by the index of its start tag */
export const findEnds = (tokens: readonly Token[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  const open: { name: string; index: number }[] = [];
  tokens.forEach((token, index) => {
    if (token.kind === 'start' && !isVoid.has(token.name)) open.push({ name: token.name, index });
    if (token.kind !== 'end' || open.at(-1)?.name !== token.name) return;
    const start = open.pop();
    if (start) ends.set(start.index, index);
  });
  return ends;
};
