// Mail settings: the recipients, whether visitors receive an acknowledgement, and the sender's name.
import { mailRecipients } from '#contract/rules/mail.ts';
import type { Database } from '#server/database/schema.ts';
import { getSettingValue } from '#server/features/settings/settings.values.ts';

/** @returns the recipients of mail to the company: those in the settings, otherwise the company's email address; may be empty */
export const getRecipients = async (db: Database): Promise<string[]> => {
  const chosen = mailRecipients((await getSettingValue(db, 'mail_recipients')) ?? '');
  if (chosen.length > 0) return chosen;
  const company = await getSettingValue(db, 'company_email');
  return company ? [company] : [];
};

/** @returns whether senders of messages receive an acknowledgement */
export const isAcknowledging = async (db: Database): Promise<boolean> => (await getSettingValue(db, 'mail_acknowledgement')) === 'true';

export const getCompanyName = async (db: Database): Promise<string> => (await getSettingValue(db, 'company_name')) || 'the company';
