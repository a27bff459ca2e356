// Whether the site is public (docs/decisions/0085-site-that-is-not-public.md).

import { type Language, publishedLanguages } from '#contract/rules/languages.ts';
import type { MachineAnswer } from '#contract/rules/site-access.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { noticesTexts } from '#contract/texts/en/notices.ts';
import type { Say } from '#contract/texts/text.ts';
import type { ActingContext } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { getTextsFor } from '#server/features/interface-texts/site-texts.ts';
import { getSettingValues, putInternalValue } from '#server/features/settings/settings.repository.ts';
import { getLanguages, getShownValues } from '#server/features/settings/settings.values.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';

const key = '_site_access';
const contactKeys = ['company_name', 'company_logo', 'company_email', 'company_phone', 'company_address', 'main_color'] as const;

/** As it is stored. */
interface StoredAccess {
  is_public: boolean;
  machines: MachineAnswer;
  password_hash: string | null;
}

/** What the page of the password shows in a language. */
export interface LocalContact {
  language: Language;
  say: Say<typeof noticesTexts.texts>;
  contact: Partial<Record<(typeof contactKeys)[number], string | null>>;
}

export interface ClosedSite {
  passwordHash: string;
  machines: MachineAnswer;
  /** In the published languages, the main one first. */
  contacts: readonly [LocalContact, ...LocalContact[]];
}

const asPublic: StoredAccess = { is_public: true, machines: 'unavailable', password_hash: null };

const parse = (text: string | null | undefined): StoredAccess => (parseJson(text ?? null) as StoredAccess | null) ?? asPublic;

const readStored = async (db: Database): Promise<StoredAccess> => parse((await getSettingValues(db, [key])).get(key));

const getLocalContact = async (db: Database, language: Language): Promise<LocalContact> => {
  const values = await getShownValues(db, [...contactKeys]);
  const say = (await getTextsFor(db, language))(noticesTexts);
  return { language, say, contact: Object.fromEntries(contactKeys.map((name) => [name, values.get(name)])) };
};

/** @returns null if the site is public */
export const findClosedSite = async (db: Database): Promise<ClosedSite | null> => {
  const { is_public, machines, password_hash } = await readStored(db);
  if (is_public || password_hash === null) return null;
  const [main, ...others] = await getLanguages(db);
  const contacts: [LocalContact, ...LocalContact[]] = [await getLocalContact(db, main)];
  for (const language of publishedLanguages(others)) {
    contacts.push(await inLanguage(language.code, () => getLocalContact(db, language)));
  }
  return { passwordHash: password_hash, machines, contacts };
};

export const getSiteAccess = async (db: Database): Promise<SiteAccess> => {
  const { password_hash, ...shown } = await readStored(db);
  return { ...shown, has_password: password_hash !== null };
};

interface AccessInput {
  is_public: boolean;
  machines: MachineAnswer;
  password?: string | undefined;
}

/** @throws AppError 'invalid' if there is no password to ask for */
export const saveSiteAccess = async (context: ActingContext, { is_public, machines, password }: AccessInput): Promise<void> => {
  const hash = password === undefined ? null : await hashPassword(password);
  await inTransaction(context.db, async (db) => {
    const password_hash = hash ?? (await readStored(db)).password_hash;
    if (!is_public && password_hash === null) throw invalid({ password: ['Enter the password that opens the site.'] });
    await putInternalValue(db, key, { is_public, machines, password_hash } satisfies StoredAccess, timestamp(context.clock));
    const details = { is_public, machines, has_new_password: hash !== null };
    await recordAction({ ...context, db }, { action: 'update', kind: 'setting', name: 'site access', details });
  });
};
