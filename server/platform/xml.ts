// Writing XML by hand: two documents need it, and escaping is all there is to it.

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as it may stand in an element or attribute; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** `<name>text</name>` */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
