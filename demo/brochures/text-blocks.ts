export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string };

const kinds: Record<string, TextBlock['kind']> = { h3: 'heading', p: 'paragraph', li: 'item' };
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"' };

/** Reads the HTML of our own product texts, which is known to be paragraphs, third headings and flat lists; links lose their target. */
export function textBlocks(html: string): TextBlock[] {
  return [...html.matchAll(/<(p|h3|li)>(.*?)<\/\1>/g)].map(([, tag = 'p', inner = '']) => ({
    kind: kinds[tag] ?? 'paragraph',
    text: inner.replace(/<[^>]+>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  }));
}
