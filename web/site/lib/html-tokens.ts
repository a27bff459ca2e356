// Parses stored rich text into tags and texts and serialises them again. Attribute values are escaped while parsing, so that
// no value can close its double-quoted attribute, whatever the stored text contains.

export interface StartTag {
  kind: 'start';
  name: string;
  /** Escaped values, without double quotes and angle brackets. */
  attributes: ReadonlyMap<string, string>;
}
export interface EndTag {
  kind: 'end';
  name: string;
}
/** Everything outside of tags, as HTML without angle brackets. */
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
    // HTML uses the first of duplicate attributes
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, escapeMarks(double ?? single ?? bare ?? ''));
  }
  return attributes;
};

/** @param html rich text from the server's sanitiser; anything that is not a valid tag becomes text */
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
/** True for a text token of white space only. */
export const isBlank = (token: Token | undefined): boolean => token?.kind === 'text' && token.html.trim() === '';

const write = (token: Token): string => {
  if (token.kind === 'text') return token.html;
  if (token.kind === 'end') return `</${token.name}>`;
  return `<${token.name}${[...token.attributes].map(([name, value]) => ` ${name}="${value}"`).join('')}>`;
};

/** Escapes plain text for HTML, attributes included. */
export const escapeText = (text: string): string => escapeMarks(text.replaceAll('&', '&amp;'));

export const writeHtml = (tokens: readonly Token[]): string => tokens.map(write).join('');

/** @param values escaped values without double quotes and angle brackets; undefined removes the attribute */
export const withAttributes = (tag: StartTag, values: Record<string, string | undefined>): StartTag => {
  const attributes = new Map(tag.attributes);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
  return { ...tag, attributes };
};

// void elements, which have no end tag
const isVoid = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** @returns a map from the index of each start tag to the index of its end tag */
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
