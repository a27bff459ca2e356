import { newPasswordError } from '#contract/rules/passwords.ts';
import type { Database } from '#server/database/schema.ts';
import { getSettingValue } from '#server/features/settings/settings.values.ts';
import { invalid } from '#server/http/errors.ts';

/** @throws AppError 'invalid' if the password is too short or easy to guess for this account */
export const requireNewPassword = async (db: Database, password: string, email: string): Promise<void> => {
  const company = (await getSettingValue(db, 'company_name')) ?? '';
  const error = newPasswordError(password, { email, company });
  if (error) throw invalid({ password: [error] });
};
