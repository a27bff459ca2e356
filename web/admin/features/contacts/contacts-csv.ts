// Messages as a table for a spreadsheet.
import type { ContactMessage } from '#contract/contacts.ts';
import { toCsv } from '#contract/rules/csv.ts';

const head = 'id,created_at,status,type,name,email,phone,company,subject,product,message,assigned_to,note'.split(',');

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
      message.note,
    ]),
  ]);
