// Mail about a contact message: the message with all data to the company, and the acknowledgement to its sender.
import type { ContactMessage } from '#contract/contacts.ts';
import { quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { isAsciiMailbox } from '#contract/rules/email.ts';
import type { Database } from '#server/database/schema.ts';
import { getCompanyName, getRecipients } from '#server/features/mail/mail.settings.ts';
import { type Compose, type ComposeContext, oneLine } from '#server/features/mail/mail.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import * as repository from './contacts.repository.ts';
import { countMailed, mailedAnHour } from './message-limits.ts';

const getDate = async (db: Database, at: string): Promise<string> => {
  const timeZone = await getTimeZone(db);
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
  return `${text} (${timeZone})`;
};

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
    ['Subject', contact.subject],
    ['Date', await getDate(db, contact.created_at)],
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

/** The acknowledgement to the sender. It quotes nothing from the message, because anybody can enter somebody else's address. */
export const composeAcknowledgement: Compose = async ({ db, siteUrl }, { contact_id }) => {
  const contact = await readContact(db, contact_id);
  if (!contact || !isAsciiMailbox(contact.email)) return null;
  const company = oneLine(await getCompanyName(db));
  const [replyAddress] = await getRecipients(db);
  const product = productLines(contact, siteUrl);
  const text = [
    `Thank you for contacting ${company}. We have received your message and will get back to you soon.`,
    '',
    ...product,
    `Received: ${await getDate(db, contact.created_at)}`,
    '',
    '-- ',
    company,
    siteUrl,
    'This email was sent automatically because your address was entered in the contact form of the website.',
    '',
  ].join('\n');
  return {
    to: [contact.email],
    subject: `${company}: we have received your message`,
    text,
    ...(replyAddress && { replyTo: { name: company, address: replyAddress } }),
    autoSubmitted: 'auto-replied',
  };
};
