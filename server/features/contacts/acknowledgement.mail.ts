// The acknowledgement to the sender of a message, in the language in which the sender read the site.
import type { ContactMessage } from '#contract/contacts.ts';
import { products } from '#contract/records/products.ts';
import { isAsciiMailbox } from '#contract/rules/email.ts';
import { inLanguagePath, type Language } from '#contract/rules/languages.ts';
import { withLatinDigits } from '#contract/rules/latin-digits.ts';
import { acknowledgementTexts } from '#contract/texts/en/acknowledgement.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { getTextsFor } from '#server/features/interface-texts/site-texts.ts';
import { getRecipients } from '#server/features/mail/mail.settings.ts';
import { type Compose, oneLine } from '#server/features/mail/mail.ts';
import { getShownValues, getTimeZone } from '#server/features/settings/settings.values.ts';
import { translated } from '#server/records/translations/overlay.ts';
import { getContact, getProductId } from './contacts.repository.ts';
import { dateIn } from './message-date.ts';
import { getStoredLanguage } from './message-language.ts';

/** British dates in English, whatever the notation of numbers. */
const localeOf = ({ code, locale }: Language): string => (code === 'en' ? 'en-GB' : withLatinDigits(locale));

const getProduct = async (db: Database, { id, product, product_name }: ContactMessage, code: string | null) => {
  const [shown] = product ? await translated(db, products, [{ id: await getProductId(db, id), ...product }]) : [];
  return { name: shown?.name ?? product_name, path: shown ? inLanguagePath(`/products/${encodeURIComponent(shown.slug)}`, code) : null };
};

const getCompanyName = async (db: Database): Promise<string> => (await getShownValues(db, ['company_name'])).get('company_name') ?? '';

/** It quotes nothing from the message, because anybody can enter somebody else's address. */
export const composeAcknowledgement: Compose = async ({ db, siteUrl }, { contact_id }) => {
  const contact = contact_id === null ? null : await getContact(db, contact_id);
  if (!contact || !isAsciiMailbox(contact.email)) return null;
  const { language, code } = await getStoredLanguage(db, contact.language);
  const say = (await getTextsFor(db, language))(acknowledgementTexts);
  const [name, product] = await inLanguage(code, async () => [await getCompanyName(db), await getProduct(db, contact, code)] as const);
  const company = oneLine(name || say('unnamed'));
  const [replyAddress] = await getRecipients(db);
  const text = [
    say('thanks', { company }),
    '',
    ...(product.name === null ? [] : [say('product', { product: oneLine(product.name) })]),
    ...(product.path === null ? [] : [siteUrl + product.path]),
    say('received', { date: dateIn(contact.created_at, await getTimeZone(db), localeOf(language)) }),
    '',
    '-- ',
    company,
    code === null ? siteUrl : siteUrl + inLanguagePath('/', code),
    say('reason'),
    '',
  ].join('\n');
  return {
    to: [contact.email],
    subject: say('subject', { company }),
    text,
    ...(replyAddress && { replyTo: { name: company, address: replyAddress } }),
    autoSubmitted: 'auto-replied',
  };
};
