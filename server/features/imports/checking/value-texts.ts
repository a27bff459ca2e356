// Values as texts for the report of a dry run.

import { htmlToText } from '#contract/rules/html-text.ts';
import { localTime } from '#server/features/sheet-columns/columns.ts';
import type { SheetField } from '#server/features/sheet-columns/sheet-fields.ts';

/** Characters of a value in the report. */
const longest = 160;
/** Characters before and after a change. */
const around = 40;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd().toWellFormed()}…` : text);

/** @returns e.g. "2026-11-28 14:30" */
const timeText = (at: string, timeZone: string): string => localTime(at, timeZone).date.replace('T', ' ').replace(/:00$/, '');

/** @returns the value as one line, times in the time zone; null for an empty one */
export const valueText = ({ type }: Pick<SheetField, 'type'>, value: unknown, timeZone: string): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (type === 'rich-text') return htmlToText(String(value));
  if (type === 'time') return timeText(String(value), timeZone);
  if (type === 'person') return (value as { name: string }).name || null;
  if (type === 'choices') return (value as { label: string }[]).map(({ label }) => label).join(', ') || null;
  if (Array.isArray(value)) return value.join(', ') || null;
  return String(value);
};

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const commonEnd = (one: string, other: string, most: number): number => {
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
};

export interface TextChange {
  before: string | null;
  after: string | null;
}

/** Shortens long texts around what differs. */
export const shortenChange = (before: string | null, after: string | null): TextChange => {
  if (before === null || after === null || Math.max(before.length, after.length) <= longest)
    return { before: before && cut(before), after: after && cut(after) };
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  const from = Math.max(0, start - around);
  const part = (text: string) => {
    const to = Math.min(text.length, text.length - end + around);
    const middle = text.slice(from, to).toWellFormed();
    return `${from > 0 ? '…' : ''}${cut(middle)}${to < text.length && middle.length <= longest ? '…' : ''}`;
  };
  return { before: part(before), after: part(after) };
};
