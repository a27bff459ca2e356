// Undoing: the button in the message after a deletion, and the last change of many records, which survives a reload.
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { BulkResult, listBulkChanges, undoBulkChange } from '#contract/bulk.ts';
import { undoMinutes } from '#contract/records/bulk.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { restoreTrashed } from '#contract/trash.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { ApiError, isNotFound, type Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { endpoint } from './endpoint.ts';

const calls = {
  restore: endpoint<typeof restoreTrashed>('POST', '/api/admin/trash/:id/restore'),
  undo: endpoint<typeof undoBulkChange>('POST', '/api/admin/bulk-changes/:id/undo'),
  list: endpoint<typeof listBulkChanges>('GET', '/api/admin/bulk-changes'),
};

/** @returns whether undoing can be tried again */
const run = async (
  client: QueryClient,
  undo: (transport: Transport) => Promise<{ message: string }>,
  reload: () => void,
): Promise<boolean> => {
  let isOpen = false;
  try {
    const { message } = await undo(transportOf(client));
    toast.success(message);
  } catch (error) {
    isOpen = !isNotFound(error);
    toast.error(isOpen ? explainByMessage('Failed to undo the change')(error).text : 'It cannot be undone any more');
  }
  reload();
  return isOpen;
};

/** Shows a message about a change with a button that undoes it. */
export const toastUndoable = (
  client: QueryClient,
  text: string,
  undo: (transport: Transport) => Promise<{ message: string }>,
  reload: () => void,
): void =>
  toast.success(
    <>
      {text}{' '}
      <button
        type="button"
        className="toast-undo"
        onClick={(event) => {
          const button = event.currentTarget;
          button.disabled = true;
          void run(client, undo, reload).then((isOpen) => {
            button.disabled = !isOpen;
          });
        }}
      >
        Undo
      </button>
    </>,
  );

/** Shows a message that a record was deleted, with a button that restores it. */
export const toastDeleted = (client: QueryClient, text: string, trashId: number | undefined, reload: () => void): void => {
  if (trashId === undefined) toast.success(text);
  else toastUndoable(client, text, (transport) => calls.restore(transport, { id: trashId, body: {} }), reload);
};

interface Undoable {
  id: number;
  /** By the clock of this computer, which may differ from the server's; in milliseconds since 1970. */
  until: number;
  message: string;
}

/** Includes the administrator, because another one may sign in in this tab. */
const keyOf = (kind: TrashKind) => ['admin_undo', readUser().id, kind].filter(Boolean).join('_');
const listeners = new Set<() => void>();
let lastKept = 0;

/** Stored until the tab is closed, so that a reload does not lose it. */
const keep = (kind: TrashKind, change: Omit<Undoable, 'until'> | null): void => {
  lastKept = Math.max(lastKept, change?.id ?? 0);
  const until = Date.now() + undoMinutes * 60_000;
  if (change) sessionStorage.setItem(keyOf(kind), JSON.stringify({ ...change, until }));
  else sessionStorage.removeItem(keyOf(kind));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const keepUndoable = (kind: TrashKind, { bulk_change, message }: Pick<BulkResult, 'bulk_change' | 'message'>): void => {
  if (bulk_change) keep(kind, { id: bulk_change.id, message });
};

/** A server that restarts responds again after some seconds. */
const [attempts, pauseMs] = [5, 2000];

/** After a lost response: offers to undo what the server has done. */
export const keepInterrupted = async (client: QueryClient, kind: TrashKind, error: unknown): Promise<void> => {
  if (error instanceof ApiError && error.status < 500) return;
  const list = () => calls.list(transportOf(client), { query: { kind } });
  const options = { queryKey: ['bulk-changes', kind], queryFn: list, retry: attempts, retryDelay: pauseMs, gcTime: 0 };
  const newest = (await client.fetchQuery(options).catch(() => null))?.bulk_changes[0];
  if (newest && newest.id > lastKept) keep(kind, { id: newest.id, message: newest.message });
};

const useUndoable = (kind: TrashKind): Undoable | null => {
  const stored = useSyncExternalStore(subscribe, () => sessionStorage.getItem(keyOf(kind)));
  const change = stored === null ? null : (JSON.parse(stored) as Undoable);
  return change && change.until > Date.now() ? change : null;
};

/** The last change of many records, as long as it can be undone. */
export const UndoNotice = ({ kind, reload }: { kind: TrashKind; reload: (client: QueryClient) => void }) => {
  const client = useQueryClient();
  const change = useUndoable(kind);
  const undo = useMutation({
    mutationFn: (id: number) =>
      run(
        client,
        (transport) => calls.undo(transport, { id }),
        () => reload(client),
      ),
    onSuccess: (isOpen) => {
      if (!isOpen) keep(kind, null);
    },
  });
  if (!change) return null;
  return (
    <section className="selection-bar" aria-label="Last change">
      <span role="status">{change.message}</span>
      <button type="button" className="btn" disabled={undo.isPending} onClick={() => undo.mutate(change.id)}>
        Undo
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => keep(kind, null)}>
        Dismiss
      </button>
    </section>
  );
};
