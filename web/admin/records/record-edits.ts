// The calls that read, create, change and delete one record, and update the lists on screen.
import { type QueryClient, type UseQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { capitalised } from '#contract/rules/capitalised.ts';
import { type SaveErrorRules, saveErrorsOf, saveErrorText } from '#web/admin/lib/save-errors.ts';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { ApiError, type Transport } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { RecordLists, Row } from './record-lists.ts';
import { toastDeleted, toastUndoable } from './undo.tsx';

type Progress = (part: number) => void;
type Lists<T extends Row> = Omit<RecordLists<T, ListShape>, 'list' | 'all' | 'shape'>;

interface ReadCall<T, A> {
  /** @returns null if the record does not exist */
  get: (transport: Transport, options: { id: number; signal?: AbortSignal }) => Promise<A | null>;
  /** @returns the record in a response */
  read: (answer: A) => T;
}

/** One record, requested each time it is opened, so that the form starts from the stored values. Null if it does not exist. */
const oneRecord =
  <T extends Row, A>({ keys, failure }: Lists<T>, { get, read }: ReadCall<T, A>) =>
  (id: number): UseQueryOptions<T | null> => ({
    queryKey: keys.one(id),
    queryFn: ({ client, signal }) => missingAsNull(get(transportOf(client), { id, signal }).then((answer) => answer && read(answer))),
    staleTime: 0,
    gcTime: 0,
    meta: { failure },
  });

interface WriteCalls<A, C, U> {
  create: (transport: Transport, options: { body?: C; onProgress?: Progress }) => Promise<A>;
  update: (transport: Transport, options: { id: number; body?: U; onProgress?: Progress }) => Promise<A>;
  /** Default: the message of the server, otherwise that the record could not be saved. */
  errors?: SaveErrorRules;
}

/** Saving from a form and from a row of the list. */
const savedRecord = <T extends Row, A, C extends object, U extends object>(
  lists: Lists<T>,
  { create, update, read, errors = saveErrorsOf(lists.noun) }: ReadCall<T, A> & WriteCalls<A, C, U>,
) => {
  /** Changes the given fields only. */
  const change = async (client: QueryClient, id: number, body: U, onProgress?: Progress): Promise<T> => {
    // browsers cannot send multipart bodies with PUT
    if (body instanceof FormData) body.set('_method', 'PUT');
    return read(await update(transportOf(client), { id, body, onProgress }));
  };
  return {
    errors,
    create: async (client: QueryClient, body: C, onProgress?: Progress): Promise<T> =>
      read(await create(transportOf(client), { body, onProgress })),
    update: change,
    /** Saves a change made in a row of the list. */
    useSaveRow: () => {
      const client = useQueryClient();
      return useMutation({
        mutationFn: ({ id, body }: { id: number; body: U; undo?: U }) => change(client, id, body),
        onSuccess: (saved, { id, undo }) => {
          lists.editRows(client, (rows) => rows.map((row) => (row.id === saved.id ? saved : row)));
          const message = `${capitalised(lists.noun)} updated successfully`;
          const reload = () => lists.reload(client);
          if (undo === undefined) toast.success(message);
          else toastUndoable(client, message, () => change(client, id, undo).then(() => ({ message })), reload);
          reload();
        },
        onError: (error) => toast.error(saveErrorText(error, errors)),
      });
    },
  };
};

/** The lists, with the calls that read, create and change one record. */
export const editedRecords = <T extends Row, S extends ListShape, A, C extends object, U extends object>(
  lists: RecordLists<T, S>,
  calls: ReadCall<T, A> & WriteCalls<A, C, U>,
) => ({ ...lists, ...savedRecord(lists, calls), one: oneRecord(lists, calls) });

type DuplicateCall<A> = (transport: Transport, options: { id: number }) => Promise<A>;

/** Creates a hidden copy of a record. */
export const recordDuplication =
  <T extends Row, A>(
    lists: Lists<T>,
    {
      duplicate,
      read,
      errors = saveErrorsOf(lists.noun),
    }: Pick<ReadCall<T, A>, 'read'> & { duplicate: DuplicateCall<A>; errors?: SaveErrorRules },
  ) =>
  () => {
    const client = useQueryClient();
    return useMutation({
      mutationFn: async (id: number) => read(await duplicate(transportOf(client), { id })),
      onSuccess: () => {
        toast.success(`${capitalised(lists.noun)} created successfully`);
        lists.reload(client);
      },
      onError: (error) => toast.error(saveErrorText(error, errors)),
    });
  };

/** @template Q query of the call: a kind whose records have an address takes `redirect_to` */
type RemoveCall<Q> = (
  transport: Transport,
  options: { id: number; query?: Q | undefined },
) => Promise<{ message: string; trash_id?: number }>;

/** @returns a hook; its parameter replaces the message about a refused deletion */
export const recordRemoval =
  <T extends Row, Q>(lists: Lists<T>, remove: RemoveCall<Q>) =>
  (onRefused?: (record: T, error: unknown) => void) => {
    const client = useQueryClient();
    return useMutation({
      mutationFn: ({ id, redirect_to }: T & { redirect_to?: string }) =>
        remove(transportOf(client), { id, ...(redirect_to && { query: { redirect_to } as Q }) }),
      onSuccess: ({ trash_id }, { id }) => {
        // removed from the list immediately, so that the focus can move to the next row
        lists.editRows(client, (rows) => rows.filter((row) => row.id !== id));
        toastDeleted(client, `${capitalised(lists.noun)} deleted successfully`, trash_id, () => lists.reload(client));
      },
      onError: (error, record) => {
        // of the address where its own should lead
        const refusal = error instanceof ApiError && error.status === 422 ? error.answer?.message : undefined;
        if (refusal) toast.error(refusal);
        else if (onRefused) onRefused(record, error);
        else toast.error(`Failed to delete ${lists.noun}`);
      },
      onSettled: () => lists.reload(client),
    });
  };
