// Escaping for the two XML documents of the site (sitemap and feed).

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for an element or attribute and removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Creates `<name>text</name>`. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
