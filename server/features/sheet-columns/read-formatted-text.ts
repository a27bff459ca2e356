// Converts the texts of cells to HTML, which is sanitised when it is saved.
import { Marked } from 'marked';
import { escapeHtml } from '#server/platform/html.ts';

export type TextFormat = 'plain' | 'markdown' | 'html';

const markdown = new Marked({ async: false, gfm: true });

/** Blank lines separate paragraphs; other line breaks remain. */
const fromPlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

export const toHtml = (text: string, format: TextFormat): string => {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  if (format === 'html') return lines;
  return format === 'plain' ? fromPlain(lines) : (markdown.parse(lines) as string);
};
