// API tokens: created and revoked by owners, used by programs within their scopes.
import type { ApiToken } from '#contract/api-tokens.ts';
import { scopes as allScopes, apiTokenLimits, apiTokenPrefix, type Scope } from '#contract/rules/scopes.ts';
import type { ActingContext, Actor, Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { createLastUse } from '#server/database/last-use.ts';
import { lockApiTokens } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError, invalid, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import * as repository from './api-tokens.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Characters of the random part that the list shows. */
const shownCharacters = 4;

const recordLastUse = createLastUse(60 * 1000, repository.updateLastUsed);

/** @returns whether a bearer token has the form of an API token; that of a session is shorter */
export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix) && token.length === apiTokenPrefix.length + 43;

const scopesOf = (json: string): Scope[] => {
  const stored = parseJson(json) as string[];
  // a scope that this version does not know gives no access
  return allScopes.filter((scope) => stored.includes(scope));
};

const toApiToken = ({ creator_name, owner_id, scopes, ...row }: repository.TokenRow, now: string): ApiToken => ({
  ...row,
  scopes: scopesOf(scopes),
  created_by: creator_name,
  state: row.expires_at !== null && row.expires_at <= now ? 'expired' : owner_id === null ? 'stopped' : 'active',
});

/** Newest first. */
export const listApiTokens = async ({ db, clock }: Context): Promise<ApiToken[]> =>
  (await repository.listTokens(db)).map((row) => toApiToken(row, timestamp(clock)));

interface NewApiToken {
  name: string;
  scopes: readonly Scope[];
  /** ISO 8601; null for a token that does not expire. Default: in a year. */
  expires_at?: string | null | undefined;
}

const expiryOf = ({ expires_at }: NewApiToken, now: Date): string | null => {
  if (expires_at === null) return null;
  if (expires_at === undefined) return new Date(now.getTime() + apiTokenLimits.defaultDays * dayMs).toISOString();
  const expiry = new Date(expires_at);
  if (expiry <= now) throw invalid({ expires_at: ['The expiry must be in the future.'] });
  return expiry.toISOString();
};

/** @throws AppError 'invalid', 'conflict' if there are too many tokens */
export const createApiToken = async (
  context: ActingContext & { actor: Actor },
  input: NewApiToken,
): Promise<{ api_token: ApiToken; token: string }> => {
  const { clock, actor } = context;
  const expires_at = expiryOf(input, clock());
  const scopes = allScopes.filter((scope) => input.scopes.includes(scope));
  const token = apiTokenPrefix + newToken();
  const now = timestamp(clock);
  const row = await inTransaction(context.db, async (db) => {
    await lockApiTokens(db);
    const tokens = await repository.listTokens(db);
    if (tokens.some(({ name }) => name === input.name)) throw invalid({ name: ['Another token has this name.'] });
    if (tokens.length >= apiTokenLimits.tokens)
      throw new AppError('conflict', { message: `There can be at most ${apiTokenLimits.tokens} API tokens. Revoke one that is not used.` });
    const added = await repository.addToken(db, {
      name: input.name,
      token_hash: hashToken(token),
      start: token.slice(0, apiTokenPrefix.length + shownCharacters),
      scopes: JSON.stringify(scopes),
      creator_id: actor.id,
      creator_name: actor.name,
      created_at: now,
      expires_at,
    });
    const details = { scopes, expires_at };
    await recordAction({ ...context, db }, { action: 'create', kind: 'api-token', id: added.id, name: input.name, details });
    return added;
  });
  return { api_token: toApiToken(row, now), token };
};

/** Later calls with the token are refused, by every instance. @throws AppError 'not-found' */
export const removeApiToken = (context: ActingContext, id: number): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const name = await repository.removeToken(db, id);
    if (name === null) throw notFound();
    await recordAction({ ...context, db }, { action: 'delete', kind: 'api-token', id, name });
  });

/** @returns the creator of a valid API token, limited to its scopes; null if it is unknown, revoked, expired or stopped */
export const authenticateProgram = async (context: Context, token: string): Promise<Administrator | null> => {
  const found = await repository.findToken(context.db, hashToken(token), timestamp(context.clock));
  if (!found) return null;
  const { id, tokenName, scopes, lastUsedAt, creatorId, ...creator } = found;
  recordLastUse(context, { id, lastUsedAt });
  return {
    ...creator,
    id: creatorId,
    languages: null,
    sessionId: null,
    apiToken: { id, name: tokenName, scopes: scopesOf(scopes) },
    hasConfirmedPassword: false,
  };
};
