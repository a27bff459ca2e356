// Imports: the list, one import, its rows, and the calls that change it. Lists and records are polled while something is in progress.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  applyImport,
  cancelImport,
  checkImport,
  createImport,
  getImport,
  ImportOptions,
  ImportRecord,
  listImportRows,
  listImports,
  pauseImport,
  removeImport,
  resumeImport,
  undoImport,
} from '#contract/imports.ts';
import type { AnswerOf, QueryOf } from '#contract/route.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { downloadFile } from '#web/admin/lib/download-file.ts';
import { saveErrorText } from '#web/admin/lib/save-errors.ts';
import { saveTextFile } from '#web/admin/lib/save-text-file.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { listShape } from '#web/admin/ui/list/list-address.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { isInProgress } from './import-words.ts';

const calls = {
  create: endpoint<typeof createImport>('POST', '/api/admin/imports'),
  list: endpoint<typeof listImports>('GET', '/api/admin/imports'),
  get: endpoint<typeof getImport>('GET', '/api/admin/imports/:id'),
  check: endpoint<typeof checkImport>('POST', '/api/admin/imports/:id/check'),
  rows: endpoint<typeof listImportRows>('GET', '/api/admin/imports/:id/rows'),
  remove: endpoint<typeof removeImport>('DELETE', '/api/admin/imports/:id'),
};
const actions = {
  apply: endpoint<typeof applyImport>('POST', '/api/admin/imports/:id/apply'),
  pause: endpoint<typeof pauseImport>('POST', '/api/admin/imports/:id/pause'),
  resume: endpoint<typeof resumeImport>('POST', '/api/admin/imports/:id/resume'),
  cancel: endpoint<typeof cancelImport>('POST', '/api/admin/imports/:id/cancel'),
  undo: endpoint<typeof undoImport>('POST', '/api/admin/imports/:id/undo'),
};
export type ImportAction = keyof typeof actions;

/** Polling intervals of the list and of one import, while something is in progress. */
const watchListMs = 3000;
const watchMs = 1000;

type ImportPage = AnswerOf<typeof listImports>;
export type ListedImport = ImportPage['data'][number];

const lists = recordLists({
  noun: 'import',
  nouns: 'imports',
  key: ['imports'],
  reloads: [['imports']],
  shape: listShape({ filters: {} }),
  list: calls.list,
});

export const imports: typeof lists = {
  ...lists,
  list: (view) => ({
    ...lists.list(view),
    refetchInterval: ({ state }) => readToken() !== null && state.data?.data.some((one) => isInProgress(one.state)) === true && watchListMs,
  }),
};

/** The result is null if the import has been removed. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: lists.keys.one(id),
    queryFn: async ({ client, signal }) => (await missingAsNull(calls.get(transportOf(client), { id, signal })))?.import ?? null,
    staleTime: 0,
    // continues after a failure: the server may be back
    refetchInterval: ({ state }) => readToken() !== null && state.data != null && isInProgress(state.data.state) && watchMs,
  });

export type RowFilter = Pick<QueryOf<typeof listImportRows>, 'action' | 'state'> & { page: number };
const rowsPerPage = 30;

/** @param record the rows change with its state */
export const rowsQuery = ({ id, checked_at, state }: ImportRecord, filter: RowFilter) =>
  queryOptions({
    queryKey: ['imports', 'rows', id, checked_at, state, filter],
    queryFn: ({ client, signal }) => calls.rows(transportOf(client), { id, query: { ...filter, per_page: rowsPerPage }, signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Failed to load the rows' },
  });

interface Upload {
  file: File;
  archive: File | null;
  options: ImportOptions;
  /** The same for a repetition after a lost response. */
  key: string;
}

interface UploadWatch {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export const uploadImport = async (
  client: QueryClient,
  { file, archive, options, key }: Upload,
  watch: UploadWatch,
): Promise<ImportRecord> => {
  const body = new FormBody({ options: JSON.stringify(options), idempotency_key: key, file, archive: archive ?? undefined });
  const { import: created } = await calls.create(transportOf(client), { body, ...watch });
  client.setQueryData(lists.keys.one(created.id), created);
  lists.reload(client);
  return created;
};

/** The message of a refused call. */
export const refusalText = (error: unknown, fallback: string): string =>
  // browsers throw it for a lost connection
  error instanceof TypeError
    ? `${fallback}: the server does not respond. Try again.`
    : saveErrorText(error, { fallback, from: 'errors-first' });

/** Stores the returned import, which starts or stops its polling. After a refusal its state is loaded again. */
const useChange = <V>(id: number, change: (variables: V, client: QueryClient) => Promise<{ import: ImportRecord }>) => {
  const client = useQueryClient();
  const queryKey = lists.keys.one(id);
  return useMutation({
    mutationFn: async (variables: V) => {
      // a poll that is on its way would store the state before the change
      await client.cancelQueries({ queryKey });
      return change(variables, client);
    },
    onSuccess: ({ import: changed }) => client.setQueryData(queryKey, changed),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: lists.keys.lists }),
  });
};

/** Changes options and starts the dry run; with `start: false`, the file is only read again. */
export const useCheckImport = (id: number) =>
  useChange(id, (body: { options: ImportOptions; start: boolean }, client) => calls.check(transportOf(client), { id, body }));

export const useImportAction = (id: number) =>
  useChange(id, (action: ImportAction, client) => actions[action](transportOf(client), { id }));

export const useRemoveImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ImportRecord, 'id'>) => calls.remove(transportOf(client), { id }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(refusalText(error, 'Failed to delete the import')),
    onSettled: () => client.invalidateQueries({ queryKey: lists.keys.lists }),
  });
};

/** Saves the rows in error as a spreadsheet that can be corrected and uploaded again. */
export const downloadErrors = async ({ id, file_name }: Pick<ImportRecord, 'id' | 'file_name'>): Promise<void> => {
  try {
    const name = file_name.replace(/\.[^.]*$/, '');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    saveTextFile(`${name} - errors.xlsx`, await downloadFile(`/api/admin/imports/${id}/errors?format=xlsx`), type);
  } catch {
    toast.error('Failed to download the errors');
  }
};

/** Address of the dialog that uploads a file with records of a kind. */
export const importAddress = (kind: ImportKind): string => `/admin/imports?new=1&kind=${kind}`;
