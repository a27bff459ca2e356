// Where the unsaved changes of one record are stored: on the server, and in the browser if that fails.
import { type QueryClient, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type Edited, fetchChanges, removeChanges, sendChanges } from './editing.queries.ts';
import { keepLocally, readLocally, removeLocally } from './kept-locally.ts';

const keyOf = (edited: Edited | null) => ['unsaved-changes', edited?.kind, edited?.id] as const;

/** Of the administrator who is signed in when the form opens. */
const nameOf = (owner: string, { kind, id }: Edited) => `${owner}:${kind}/${id}`;

const readOwner = (): string => String(readUser().id ?? '');

const later = (one: UnsavedChanges | null, other: UnsavedChanges | null): UnsavedChanges | null =>
  one && other ? (one.updated_at > other.updated_at ? one : other) : (one ?? other);

/** The newest changes of the server and the browser, read each time a form opens. */
export const keptQuery = (edited: Edited | null) =>
  queryOptions({
    queryKey: keyOf(edited),
    queryFn: edited
      ? async ({ client }) =>
          later(await fetchChanges(transportOf(client), edited).catch(() => null), readLocally(nameOf(readOwner(), edited)))
      : skipToken,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const forget = (client: QueryClient, edited: Edited) => client.setQueryData(keyOf(edited), null);

const ignore = () => {};

/** Sends one request after the other, so that an earlier state never replaces a later one. */
const useQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (send: () => Promise<unknown>) => {
    last.current = last.current.then(send).catch(ignore);
  };
};

/** @param edited null stores nothing @param isFound whether the form was opened with stored changes */
export const useKeptStorage = (edited: Edited | null, isFound: boolean) => {
  const client = useQueryClient();
  const transport = transportOf(client);
  const enqueue = useQueue();
  const [owner] = useState(readOwner);
  const isKept = useRef(isFound);
  const name = edited && nameOf(owner, edited);
  return {
    isKept: () => isKept.current,
    keepLocally: (changes: UnsavedChanges) => name && keepLocally(name, changes),
    send: (changes: UnsavedChanges) => {
      if (!edited || !name) return;
      isKept.current = true;
      const { updated_at: _at, ...body } = changes;
      enqueue(() =>
        sendChanges(transport, edited, body).then(
          () => removeLocally(name),
          () => keepLocally(name, changes),
        ),
      );
    },
    remove: () => {
      if (!edited || !name) return;
      removeLocally(name);
      forget(client, edited);
      if (isKept.current) enqueue(() => removeChanges(transport, edited));
      isKept.current = false;
    },
  };
};
