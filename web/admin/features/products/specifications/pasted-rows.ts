// What was copied from a spreadsheet, a document or a text, as rows of a specification. Pure but for reading HTML.
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { readTabs } from '#web/admin/lib/tab-separated.ts';
import { type DraftEntry, type DraftItem, newGroup, newItem, type newSingle } from './specification-draft.ts';

const clean = (cell: string | null | undefined) => (cell ?? '').replace(/\s+/g, ' ').trim();

// without tabs: "Payload: 12 kg", "Payload | 12 kg", "Payload    12 kg"
const separators = [/\|/, /;/, /:\s/, / {2,}/];

const splitLines = (text: string): string[][] => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const separator = separators.find((one) => lines.some((line) => one.test(line)));
  return lines.map((line) => {
    const found = separator?.exec(line);
    return found
      ? [line.slice(0, found.index), line.slice(found.index + found[0].length)].map((cell) => cell.trim())
      : [line.replace(/:$/, '')];
  });
};

const readHtml = (html: string): string[][] => {
  const rows = parseHtml(html).querySelectorAll('tr');
  return [...rows].map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));
};

/** @returns cells without empty ones, rows without empty ones */
export const readTable = ({ text, html = '' }: { text: string; html?: string }): string[][] => {
  const rows = /<tr[\s>]/i.test(html) ? readHtml(html) : text.includes('\t') ? readTabs(text) : splitLines(text);
  return rows.map((row) => row.map(clean).filter(Boolean)).filter((row) => row.length > 0);
};

/** True when pasting it means rows and not a piece of text for one field. */
export const isTable = (rows: readonly string[][]): boolean => rows.some((row) => row.length > 1);

// a unit in a column of its own belongs to the value
const toItem = ([key = '', ...values]: string[]): DraftItem => newItem({ key, value: values.join(' ') });

/**
 * Rows as entries, in their order. If requested, a line of one column above rows is the title of a group:
 * the rows until the next such line belong to it.
 */
export const toEntries = (rows: readonly string[][], hasTitles: boolean): DraftEntry[] => {
  const entries: DraftEntry[] = [];
  rows.forEach((row, index) => {
    const open = entries.at(-1);
    const isTitle = hasTitles && row.length === 1 && (rows[index + 1]?.length ?? 0) > 1;
    if (isTitle) entries.push(newGroup(row[0], []));
    else if (open?.type === 'group') open.items.push(toItem(row));
    else entries.push({ ...toItem(row), type: 'single' } satisfies ReturnType<typeof newSingle>);
  });
  return entries;
};

/** True when some line could head a group. */
export const hasTitleLines = (rows: readonly string[][]): boolean => toEntries(rows, true).some(({ type }) => type === 'group');
