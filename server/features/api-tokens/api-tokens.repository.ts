import type { Database } from '#server/database/schema.ts';
import type { ApiTokensTables } from '#server/database/tables/api-tokens.ts';

type NewRow = Omit<ApiTokensTables['api_tokens'], 'id' | 'last_used_at'>;

/** With whether the creator is an active owner. */
const tokens = (db: Database) =>
  db
    .selectFrom('api_tokens as token')
    .leftJoin('administrators as creator', (join) =>
      join.onRef('creator.id', '=', 'token.creator_id').on('creator.is_active', '=', 1).on('creator.role', '=', 'owner'),
    )
    .select([
      'token.id',
      'token.name',
      'token.start',
      'token.scopes',
      'token.creator_name',
      'token.created_at',
      'token.expires_at',
      'token.last_used_at',
      'creator.id as owner_id',
    ]);

export const listTokens = (db: Database) => tokens(db).orderBy('token.created_at', 'desc').orderBy('token.id', 'desc').execute();

export type TokenRow = Awaited<ReturnType<typeof listTokens>>[number];

/** The row of a valid token with its creator. */
export const findToken = (db: Database, tokenHash: string, now: string) =>
  db
    .selectFrom('api_tokens as token')
    .innerJoin('administrators as creator', 'creator.id', 'token.creator_id')
    .select([
      'token.id',
      'token.name as tokenName',
      'token.scopes',
      'token.last_used_at as lastUsedAt',
      'creator.id as creatorId',
      'creator.name',
      'creator.email',
      'creator.role',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where(({ eb, or }) => or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', now)]))
    .where('creator.is_active', '=', 1)
    .where('creator.role', '=', 'owner')
    .executeTakeFirst();

export const addToken = async (db: Database, row: NewRow): Promise<TokenRow> => {
  const { id } = await db.insertInto('api_tokens').values(row).returning('id').executeTakeFirstOrThrow();
  return tokens(db).where('token.id', '=', id).executeTakeFirstOrThrow();
};

/** @returns the name of the removed token; null if there is none */
export const removeToken = async (db: Database, id: number): Promise<string | null> =>
  (await db.deleteFrom('api_tokens').where('id', '=', id).returning('name').executeTakeFirst())?.name ?? null;

export const updateLastUsed = async (db: Database, id: number, at: string): Promise<void> => {
  await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
};
