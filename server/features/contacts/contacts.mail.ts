// The mail to the company about a contact message, with all data of it.
import type { ContactMessage } from '#contract/contacts.ts';
import { quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { isAsciiMailbox } from '#contract/rules/email.ts';
import { languageName } from '#contract/rules/language-names.ts';
import type { Database } from '#server/database/schema.ts';
import { getCompanyName, getRecipients } from '#server/features/mail/mail.settings.ts';
import { type Compose, type ComposeContext, oneLine } from '#server/features/mail/mail.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import * as repository from './contacts.repository.ts';
import { dateIn } from './message-date.ts';
import { countMailed, mailedAnHour } from './message-limits.ts';

const productLines = ({ product, product_name }: ContactMessage, siteUrl: string): string[] => {
  if (product) return [`Product: ${oneLine(product.name)}`, `${siteUrl}/products/${encodeURIComponent(product.slug)}`];
  return product_name === null ? [] : [`Product: ${oneLine(product_name)}`];
};

const limitLines = async ({ db, siteUrl }: ComposeContext, { created_at }: ContactMessage): Promise<string[]> =>
  (await countMailed(db, created_at)) !== mailedAnHour
    ? []
    : [
        '',
        `This is message ${mailedAnHour} within an hour. Further ones send no email until there are fewer; read them in the CMS:`,
        `${siteUrl}/admin/contacts`,
      ];

const companyText = async (context: ComposeContext, contact: ContactMessage): Promise<string> => {
  const { db, siteUrl } = context;
  const facts: [name: string, value: string | null][] = [
    ['Name', contact.name],
    ['Email', contact.email],
    ['Phone', contact.phone],
    ['Company', contact.company],
    ['Type', contact.type],
    ['Language', contact.language === undefined ? null : languageName(contact.language)],
    ['Subject', contact.subject],
    ['Date', dateIn(contact.created_at, await getTimeZone(db), 'en-GB')],
  ];
  return [
    `A visitor sent a message through the website of ${await getCompanyName(db)}.`,
    '',
    ...facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${oneLine(value ?? '')}`),
    ...productLines(contact, siteUrl),
    '',
    contact.message || 'No message was written.',
    '',
    '-- ',
    isAsciiMailbox(contact.email)
      ? 'Reply to this email to answer the visitor, or open the message in the CMS:'
      : `The visitor got no acknowledgement, and a reply to this email does not reach the visitor, because not every mail server can send to ${contact.email}. Write to this address, or open the message in the CMS:`,
    `${siteUrl}/admin/contacts?message=${contact.id}`,
    ...(await limitLines(context, contact)),
    '',
  ].join('\n');
};

const readContact = async (db: Database, id: number | null) => (id === null ? null : repository.getContact(db, id));

/** The mail to the company. Replies go to the visitor. */
export const composeCompanyMail: Compose = async (context, { contact_id, recipients }) => {
  const contact = await readContact(context.db, contact_id);
  if (!contact) return null;
  const kind = contact.subject.startsWith(quoteSubjectPrefix) ? '' : 'Website message: ';
  return {
    // only the remaining recipients if some have already accepted it
    to: recipients?.split(', ') ?? (await getRecipients(context.db)),
    subject: kind + oneLine(contact.subject),
    text: await companyText(context, contact),
    // a mail header must be ASCII, and many servers refuse other characters in it
    ...(isAsciiMailbox(contact.email) && { replyTo: { name: oneLine(contact.name), address: contact.email } }),
    autoSubmitted: 'auto-generated',
  };
};
