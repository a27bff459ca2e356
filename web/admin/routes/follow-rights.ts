// The role can change during a session: its permissions are loaded at the start, and again when the server refuses a call.
import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from '#web/admin/features/account/account.queries.ts';
import { readUser, storeUser } from '#web/admin/lib/session.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { bindTransport, transportOf } from '#web/shared/lib/transport.ts';

const isForbidden = (body: unknown): boolean => typeof body === 'object' && body !== null && 'code' in body && body.code === 'forbidden';

/** Loads role, permissions and languages, and stores them if they have changed. A failure changes nothing, because the server checks every call. */
const readRights = async (client: QueryClient): Promise<void> => {
  if (!readToken()) return;
  try {
    const account = await client.fetchQuery({ ...accountQuery, meta: undefined });
    const known = readUser();
    const isKnown = known.role === account.role && String(known.permissions) === String(account.permissions);
    if (isKnown && String(known.languages) === String(account.languages)) return;
    storeUser(account);
    await client.invalidateQueries();
  } catch (error) {
    console.warn('The permissions of the account could not be loaded', error);
  }
};

/** Watches the calls of a client for refusals. */
export const followRights = (client: QueryClient): void => {
  const send = transportOf(client);
  const watched: Transport = async (request) => {
    const answer = await send(request);
    if (answer.status === 403 && isForbidden(answer.body)) void readRights(client);
    return answer;
  };
  bindTransport(client, watched);
  void readRights(client);
};
