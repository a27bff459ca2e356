// What search engines and link previews read from a page's HTML. Our own markup is regular: no parser is needed.
export interface Node extends Record<string, unknown> {
  '@type': string;
}

export interface ReadDocument {
  lang: string | undefined;
  /** Every <title>; a good page has one. */
  titles: string[];
  /** Every content of the meta tags of this name or property. */
  meta: (name: string) => string[];
  /** Every address of the links of this relation. */
  links: (relation: string) => string[];
  /** Each JSON-LD block's nodes. */
  graphs: Node[][];
  mainHeadings: number;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity);

const attributesOf = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]));

export const readDocument = (html: string): ReadDocument => {
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const metas = tags('meta');
  const links = tags('link');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
  return {
    lang: tags('html')[0]?.lang,
    titles: [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, text = '']) => decode(text)),
    meta: (name) => metas.filter((one) => one.name === name || one.property === name).map(({ content = '' }) => content),
    links: (relation) => links.filter(({ rel }) => rel === relation).map(({ href = '' }) => href),
    graphs: blocks.map((block) => block['@graph']),
    mainHeadings: html.match(/<h1\b/g)?.length ?? 0,
  };
};
