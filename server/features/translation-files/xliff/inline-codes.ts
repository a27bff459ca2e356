// Tags of formatted texts as inline codes of XLIFF: `pc` for a pair of tags in one segment, `sc` and `ec` for one whose tags are in
// different segments, `ph` for a single tag. The tags themselves are in `originalData`.
import { escapeXml } from '#server/platform/xml.ts';
import type { Code, Token } from '../markup/tokens.ts';

/** XML parsers replace a carriage return with a line feed. */
export const xmlText = (text: string): string => escapeXml(text).replaceAll('\r', '&#13;');

const isCode = (token: Token): token is Code => typeof token !== 'string';

/** The elements that have both tags among the tokens. */
const pairsIn = (tokens: readonly Token[]): Set<number> => {
  const opened = new Set<number>();
  const pairs = new Set<number>();
  for (const token of tokens) {
    if (!isCode(token)) continue;
    if (token.type === 'open') opened.add(token.element);
    else if (opened.has(token.element)) pairs.add(token.element);
  }
  return pairs;
};

/** For one unit. Codes of the translation get the ids of equal codes of the original. @param source all tokens of the original */
export const codeWriter = (source: readonly Token[], target: readonly Token[]) => {
  const data = new Map<string, string>();
  const dataId = (html: string): string => {
    const known = data.get(html) ?? `d${data.size + 1}`;
    data.set(html, known);
    return known;
  };
  const opening = (tokens: readonly Token[]) => tokens.filter(isCode).filter(({ type }) => type !== 'close');
  const sourceIds = new Map(opening(source).map(({ element }, at) => [element, at + 1]));
  const free = Map.groupBy(opening(source), ({ html }) => html);
  const used = new Map([...free].map(([html, codes]) => [html, codes.map(({ element }) => sourceIds.get(element) ?? 0)]));
  let next = sourceIds.size;
  const targetIds = new Map(
    opening(target).map(({ element, html }) => {
      const id = used.get(html)?.shift() ?? ++next;
      return [element, id];
    }),
  );
  const write = (tokens: readonly Token[], ids: ReadonlyMap<number, number>): string => {
    const pairs = pairsIn(tokens);
    const closing = new Map(tokens.filter(isCode).flatMap(({ type, element, html }) => (type === 'close' ? [[element, html]] : [])));
    return tokens
      .map((token) => {
        if (!isCode(token)) return xmlText(token);
        const { type, html, element } = token;
        const id = ids.get(element);
        if (type === 'single') return `<ph id="${id}" dataRef="${dataId(html)}"/>`;
        const isPair = pairs.has(element);
        if (type === 'close') return isPair ? '</pc>' : `<ec startRef="${id}" dataRef="${dataId(html)}"/>`;
        if (!isPair) return `<sc id="${id}" dataRef="${dataId(html)}"/>`;
        return `<pc id="${id}" dataRefStart="${dataId(html)}" dataRefEnd="${dataId(closing.get(element) ?? '')}">`;
      })
      .join('');
  };
  return {
    source: (tokens: readonly Token[]) => write(tokens, sourceIds),
    target: (tokens: readonly Token[]) => write(tokens, targetIds),
    /** Of everything that was written before. */
    originalData: () => [...data].map(([html, id]) => `<data id="${id}" xml:space="preserve">${xmlText(html)}</data>`).join(''),
  };
};
