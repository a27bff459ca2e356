// Converts the content of the clipboard from a spreadsheet, a document or a text to rows of a specification. Pure except for
// parsing HTML.
import { htmlToText } from '#contract/rules/html-text.ts';
import { parseHtml } from '#web/admin/lib/parse-html.ts';
import { readTabs } from '#web/admin/lib/tab-separated.ts';
import { type DraftEntry, type DraftItem, newGroup, newItem, type newSingle } from './specification-draft.ts';

const clean = (cell: string | null | undefined) => (cell ?? '').replace(/\s+/g, ' ').trim();

// without tabs: "Payload: 12 kg", "Payload | 12 kg", "Payload; 12 kg", "Payload    12 kg", "Payload .... 12 kg"
const separators = [/\|/, /;/, /(?<=[\p{L}\p{M})\]°%]\s?):(?!\/\/)|:(?=\s)|：/u, / {2,}/, /(?:\. ?){4,}/];
/** A dash may also be part of a value: it is a separator only if all of several lines contain it. */
const dashes = / [=→–—-] /;

const splitAt = (line: string, separator: RegExp): string[] | null => {
  const found = separator.exec(line);
  if (!found) return null;
  const cells = [line.slice(0, found.index), line.slice(found.index + found[0].length)].map((cell) => cell.trim());
  return cells.every(Boolean) ? cells : null;
};

/** A value may contain other separators: the one that splits most lines is used. */
const splitLines = (lines: readonly string[]): string[][] => {
  const counts = separators.map((separator) => lines.filter((line) => splitAt(line, separator)).length);
  const filled = lines.filter(Boolean);
  const isDashed = Math.max(...counts) === 0 && filled.length > 1 && filled.every((line) => /^\p{L}/u.test(line) && dashes.test(line));
  const separator = isDashed ? dashes : (separators[counts.indexOf(Math.max(...counts))] ?? /:/);
  return lines.map((line) => splitAt(line, separator) ?? [line.replace(/[:|]$/, '')]);
};

/** Removes bullets, and numbers if each line has one. */
const withoutSigns = (lines: readonly string[]): string[] => {
  const number = /^\d{1,3}[.)]\s+(?=\p{L})/u;
  const isNumbered = lines.filter(Boolean).every((line) => number.test(line));
  return lines.map((line) => line.replace(isNumbered ? number : /^(?:[•▪◦‣●■]|[-–*](?=\s+[\p{L}*]))\s*/u, ''));
};

const isRule = (line: string): boolean => line.includes('|') && line.includes('--') && /^[\s|:-]+$/.test(line);

/** A Markdown table: `| Payload | **12** kg |` with a line of dashes below its head. */
const splitMarkdown = (lines: readonly string[]): string[][] =>
  lines
    .filter((line) => !isRule(line))
    .map((line) =>
      line
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').replaceAll(/\*\*|`/g, '')),
    );

const readText = (text: string): string[][] => {
  if (text.includes('\t')) return readTabs(text);
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/[;|]$/, ''));
  return lines.some(isRule) ? splitMarkdown(lines) : splitLines(withoutSigns(lines).map((line) => line.replaceAll(/\*\*|`/g, '')));
};

const readHtml = (html: string): string[][] => {
  const page = parseHtml(html);
  const rows = [...page.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td, th')]);
  const terms = [...page.querySelectorAll('dt')].map((term) => [
    term,
    ...(term.nextElementSibling?.matches('dd') ? [term.nextElementSibling] : []),
  ]);
  return (rows.length > 0 ? rows : terms).map((cells) => cells.map((cell) => htmlToText(cell.innerHTML)));
};

const limitNames = { min: /^min(?:\.|imum)?$/i, typical: /^(?:typ|nom)(?:\.|ical|inal)?$/i, max: /^max(?:\.|imum)?$/i };

/** Joins columns of lower and upper limits into one value: `3.7 … 9`. */
const joinLimits = (rows: readonly string[][]): string[][] => {
  const [head = [], ...others] = rows;
  const [min, typical, max] = Object.values(limitNames).map((name) => head.findIndex((cell) => name.test(cell)));
  if (min === undefined || max === undefined || typical === undefined || min < 1 || max < 1) return [...rows];
  const first = Math.min(...[min, typical, max].filter((column) => column > 0));
  return others.map((row) => {
    const [from, usual, to] = [row[min], row[typical], row[max]];
    const limits = from && to ? `${from} … ${to}` : from ? `min. ${from}` : to ? `max. ${to}` : '';
    const value = limits === '' ? (usual ?? '') : limits;
    const units = row.filter((_cell, column) => column > 0 && ![min, typical, max].includes(column) && column > first);
    const between = row.slice(1, first);
    return [row[0] ?? '', [...between, value, ...units, limits && usual ? `(typ. ${usual})` : ''].filter(Boolean).join(' ')];
  });
};

/** @returns the rows without empty cells and without empty rows */
export const readTable = ({ text, html = '' }: { text: string; html?: string }): string[][] => {
  const rows = /<(?:tr|dt)[\s>]/i.test(html) ? readHtml(html) : readText(text);
  return joinLimits(rows.map((row) => row.map(clean)).filter((row) => row.some(Boolean)))
    .map((row) => row.filter(Boolean))
    .filter((row) => row.length > 0);
};

/** Whether the pasted text means rows instead of text for one field. */
export const isTable = (rows: readonly string[][]): boolean => rows.some((row) => row.length > 1);

// a unit in its own column belongs to the value
const toItem = ([key = '', ...values]: string[]): DraftItem => newItem({ key, value: values.join(' ') });

/**
 * Converts rows to entries, in order.
 * @param hasTitles whether a row with a single cell above longer rows is the title of a group, which ends before the next such row
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

/** @returns whether a row could be the title of a group */
export const hasTitleLines = (rows: readonly string[][]): boolean => toEntries(rows, true).some(({ type }) => type === 'group');
