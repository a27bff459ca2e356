// Messages as a table for a spreadsheet.
import type { ContactMessage } from '#contract/contacts.ts';
import { toCsv } from '#contract/rules/csv.ts';

const head = 'id,created_at,status,type,name,email,phone,company,subject,product,message,assigned_to,notes'.split(',');

const notesText = ({ note, notes }: ContactMessage): string =>
  [...(note === null ? [] : [note]), ...notes.map(({ created_at, author, text }) => `${created_at} ${author.name}: ${text}`)].join('\n');

export const contactsCsv = (messages: readonly ContactMessage[]): string =>
  toCsv([
    head,
    ...messages.map((message) => [
      message.id,
      message.created_at,
      message.status,
      message.type,
      message.name,
      message.email,
      message.phone,
      message.company,
      message.subject,
      message.product?.name ?? message.product_name,
      message.message,
      message.assigned_to?.name,
      notesText(message),
    ]),
  ]);
