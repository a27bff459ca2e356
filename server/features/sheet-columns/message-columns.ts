// The columns of messages. Imports do not read them.
import type { ContactMessage } from '#contract/contacts.ts';
import { languageName } from '#contract/rules/language-names.ts';
import { localTime, type SheetColumn } from './columns.ts';

const notesText = ({ note, notes }: ContactMessage): string | null =>
  [...(note === null ? [] : [note]), ...notes.map(({ created_at, author, text }) => `${created_at} ${author.name}: ${text}`)].join('\n') ||
  null;

type Value = (message: ContactMessage, timeZone: string) => ReturnType<SheetColumn['toCell']>;

const column = (target: string, head: string, width: number, value: Value): SheetColumn => ({
  target,
  head,
  group: 'Fields',
  isReadOnly: true,
  width,
  toCell: (record, { timeZone }) => value(record as ContactMessage, timeZone),
});

export const messageColumns: readonly SheetColumn[] = [
  column('id', 'ID', 10, ({ id }) => id),
  column('created_at', 'Received', 18, ({ created_at }, timeZone) => localTime(created_at, timeZone)),
  column('status', 'Status', 10, ({ status }) => status),
  column('type', 'Type', 12, ({ type }) => type),
  column('name', 'Name', 24, ({ name }) => name),
  column('email', 'Email', 28, ({ email }) => email),
  column('phone', 'Phone', 18, ({ phone }) => phone),
  column('company', 'Company', 24, ({ company }) => company),
  column('subject', 'Subject', 40, ({ subject }) => subject),
  column('product', 'Product', 24, ({ product, product_name }) => product?.name ?? product_name),
  column('message', 'Message', 60, ({ message }) => message),
  column('assigned_to', 'Assigned to', 20, ({ assigned_to }) => assigned_to?.name ?? null),
  column('notes', 'Notes', 40, notesText),
];

/** Only in exports with messages in other languages than the main one. */
export const messageLanguageColumn = column('language', 'Language', 14, ({ language }) =>
  language === undefined ? null : languageName(language),
);
