// Where the unsaved changes of one record are stored: on the server, and in the browser if that fails.
import { type QueryClient, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { readUser } from '#web/admin/lib/session.ts';
import type { Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type Edited, fetchChanges, removeChanges, sendChanges } from './editing.queries.ts';
import { isRemoved, keepLocally, markRemoved, readLocally, removeLocally, unmarkRemoved } from './kept-locally.ts';

const keyOf = (edited: Edited | null) => ['unsaved-changes', edited?.kind, edited?.id] as const;

/** Includes the administrator who is signed in when the form opens. */
const nameOf = (owner: string, { kind, id }: Edited) => `${owner}:${kind}/${id}`;

const ignore = () => {};

const readOwner = (): string => String(readUser().id ?? '');

const later = (one: UnsavedChanges | null, other: UnsavedChanges | null): UnsavedChanges | null =>
  one && other ? (one.updated_at > other.updated_at ? one : other) : (one ?? other);

const readFromServer = async (transport: Transport, edited: Edited, name: string): Promise<UnsavedChanges | null> => {
  const changes = await fetchChanges(transport, edited).catch(() => null);
  if (!changes || !isRemoved(name, changes)) return changes;
  removeChanges(transport, edited).then(() => unmarkRemoved(name), ignore);
  return null;
};

/** The newest changes of the server and the browser, read each time a form opens. */
export const keptQuery = (edited: Edited | null) =>
  queryOptions({
    queryKey: keyOf(edited),
    queryFn: edited
      ? async ({ client }) => {
          const name = nameOf(readOwner(), edited);
          return later(await readFromServer(transportOf(client), edited, name), readLocally(name));
        }
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const forget = (client: QueryClient, edited: Edited) => client.setQueryData(keyOf(edited), null);

/** Sends requests one at a time, so that an earlier state never replaces a later one. */
const useQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (send: () => Promise<unknown>) => {
    last.current = last.current.then(send).catch(ignore);
  };
};

/** When unsaved changes were stored last, and whether only this browser has them. */
export interface LastStored {
  at: string;
  isLocal: boolean;
}

/** @param edited null stores nothing @param isFound whether the form was opened with stored changes */
export const useKeptStorage = (edited: Edited | null, isFound: boolean) => {
  const [last, setLast] = useState<LastStored | null>(null);
  const client = useQueryClient();
  const transport = transportOf(client);
  const enqueue = useQueue();
  const [owner] = useState(readOwner);
  const isKept = useRef(isFound);
  const name = edited && nameOf(owner, edited);
  const keepHere = (changes: UnsavedChanges) => {
    if (name && keepLocally(name, changes)) setLast({ at: changes.updated_at, isLocal: true });
  };
  return {
    last,
    isKept: () => isKept.current,
    keepLocally: keepHere,
    send: (changes: UnsavedChanges) => {
      if (!edited || !name) return;
      isKept.current = true;
      const { updated_at: _at, ...body } = changes;
      enqueue(() => {
        unmarkRemoved(name);
        return sendChanges(transport, edited, body).then(
          () => {
            removeLocally(name);
            setLast({ at: changes.updated_at, isLocal: false });
          },
          () => keepHere(changes),
        );
      });
    },
    remove: () => {
      if (!edited || !name) return;
      setLast(null);
      removeLocally(name);
      forget(client, edited);
      if (!isKept.current) return;
      isKept.current = false;
      markRemoved(name);
      enqueue(() => removeChanges(transport, edited).then(() => unmarkRemoved(name)));
    },
  };
};
