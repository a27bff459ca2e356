// The short content is stored as formatted text, but edited as plain text: each paragraph is a line.

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** @returns the text of an HTML fragment, with one line for each paragraph, list item and line break */
export const linesOf = (html: string | null): string =>
  (html ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h\d|blockquote|tr)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @returns each line as a paragraph */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');
