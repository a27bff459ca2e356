// Tokens of mailed links, stored as hashes. An administrator can have several, because a mail can be sent more than once.
import type { Database } from '#server/database/schema.ts';
import type { MailedTokensTable } from '#server/database/tables/accounts.ts';

type Purpose = MailedTokensTable['purpose'];

interface NewMailedToken {
  administratorId: number;
  purpose: Purpose;
  tokenHash: string;
  at: string;
  expiresAt: string;
}

/** Also removes all expired tokens. */
export const createMailedToken = async (
  db: Database,
  { administratorId, purpose, tokenHash, at, expiresAt }: NewMailedToken,
): Promise<void> => {
  await db.deleteFrom('mailed_tokens').where('expires_at', '<=', at).execute();
  await db
    .insertInto('mailed_tokens')
    .values({ token_hash: tokenHash, administrator_id: administratorId, purpose, created_at: at, expires_at: expiresAt })
    .execute();
};

/** @returns whether tokens existed */
export const removeMailedTokens = async (db: Database, administratorId: number, purpose: Purpose): Promise<boolean> => {
  const result = await db
    .deleteFrom('mailed_tokens')
    .where('administrator_id', '=', administratorId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** @returns whether a token was created after the given time */
export const hasMailedTokenSince = async (db: Database, administratorId: number, purpose: Purpose, since: string): Promise<boolean> => {
  const found = await db
    .selectFrom('mailed_tokens')
    .select('token_hash')
    .where('administrator_id', '=', administratorId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The active administrator of a valid password reset token. */
export const findResetting = (db: Database, tokenHash: string, at: string) =>
  db
    .selectFrom('mailed_tokens as token')
    .innerJoin('administrators as administrator', 'administrator.id', 'token.administrator_id')
    .select(['administrator.id', 'administrator.name', 'administrator.email'])
    .where('token.token_hash', '=', tokenHash)
    .where('token.purpose', '=', 'password-reset')
    .where('token.expires_at', '>', at)
    .where('administrator.is_active', '=', 1)
    .executeTakeFirst();
