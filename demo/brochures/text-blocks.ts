export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string };

const kinds: Record<string, TextBlock['kind']> = { h3: 'heading', p: 'paragraph', li: 'item' };
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"' };

/** Parses the HTML of the demonstration's product texts: paragraphs, h3 and flat lists only; links become text. */
export function textBlocks(html: string): TextBlock[] {
  return [...html.matchAll(/<(p|h3|li)>(.*?)<\/\1>/g)].map(([, tag = 'p', inner = '']) => ({
    kind: kinds[tag] ?? 'paragraph',
    text: inner.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  }));
}
