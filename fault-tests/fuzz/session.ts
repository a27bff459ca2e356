// The administrator who sends the requests. Generated requests sign this account out, rename it, disable it and delete it.
import type { Context } from '#server/database/context.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { hashPassword } from '#server/platform/passwords.ts';

export interface Session {
  email: string;
  password: string;
  token: string;
}

const password = 'correct horse battery';

/** @returns a function that restores the account and starts a new session */
export const createSessions = async (context: Context): Promise<() => Promise<Session>> => {
  const passwordHash = await hashPassword(password);
  let accounts = 0;
  let administratorId = 0;
  const restore = async (): Promise<string> => {
    const at = context.clock().toISOString();
    const found = await context.db
      .updateTable('administrators')
      .set({ is_active: 1, password_hash: passwordHash })
      .where('id', '=', administratorId)
      .returning('email')
      .executeTakeFirst();
    if (found) return found.email;
    accounts += 1;
    const email = `owner-${accounts}@example.com`;
    administratorId = await createAdministrator(context.db, { email, name: 'Owner', passwordHash, at });
    return email;
  };
  return async () => {
    const email = await restore();
    const { token } = await issueToken(context, { administratorId, remember: false });
    return { email, password, token };
  };
};
