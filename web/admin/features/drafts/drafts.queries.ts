// Queries and mutations for drafts, their schedule and previews.
import { queryOptions } from '@tanstack/react-query';
import type {
  createPreviewLink,
  discardDraft,
  getDraft,
  listDraftStates,
  openPreview,
  removePreviewLink,
  saveDraft,
  saveSchedule,
} from '#contract/drafts.ts';
import type { DraftKind, LinkDays } from '#contract/rules/drafts.ts';
import type { SavedDraft } from '#web/admin/records/draft-context.ts';
import { call, type Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export interface OfRecord {
  kind: DraftKind;
  id: number;
}

const base = ({ kind, id }: OfRecord) => `/api/admin/drafts/${kind}/${id}` as const;

export const draftKeys = { all: ['drafts'], of: ({ kind, id }: OfRecord) => ['drafts', kind, id] } as const;

/** Null if it cannot be loaded: the published version can still be edited. */
export const draftQuery = (record: OfRecord) =>
  queryOptions({
    queryKey: draftKeys.of(record),
    queryFn: ({ client, signal }) =>
      call<typeof getDraft>(transportOf(client), 'GET', base(record), { signal, expects: { schedule: 'list', links: 'list' } }).catch(
        () => null,
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** The records of a list that have a draft or are scheduled. Empty if the call fails, because the list works without it. */
export const draftStatesQuery = (kind: DraftKind, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['drafts', 'states', kind, ids.join()],
    queryFn: ({ client, signal }) =>
      call<typeof listDraftStates>(transportOf(client), 'GET', `/api/admin/drafts/${kind}`, {
        query: { ids: ids.join() },
        signal,
        expects: { data: 'list' },
      }).then(
        ({ data }) => data,
        () => [],
      ),
    staleTime: 0,
    enabled: ids.length > 0,
  });

interface Saving {
  draftVersion: number;
  isPublished: boolean;
  onProgress: (part: number) => void;
}

/** @param body of an ordinary save of the record */
export const sendDraft = (
  transport: Transport,
  { kind, id }: OfRecord,
  body: object,
  { draftVersion, isPublished, onProgress }: Saving,
): Promise<SavedDraft> => {
  const added = { draft_version: draftVersion, publish: isPublished };
  if (body instanceof FormData) {
    body.set('draft_version', String(added.draft_version));
    body.set('publish', added.publish ? '1' : '0');
  }
  const sent = body instanceof FormData ? body : { ...body, ...added };
  return call<(typeof saveDraft)['page']>(transport, 'POST', `/api/admin/drafts/${kind}/${id}` as '/api/admin/drafts/page/1', {
    body: sent as never,
    onProgress,
  });
};

export const sendDiscard = (transport: Transport, record: OfRecord) => call<typeof discardDraft>(transport, 'DELETE', base(record));

type Times = { publish_at?: string | null; unpublish_at?: string | null };

export const sendSchedule = (transport: Transport, record: OfRecord, body: Times) =>
  call<typeof saveSchedule>(transport, 'PUT', `${base(record)}/schedule`, { body });

export const requestPreview = async (transport: Transport, record: OfRecord): Promise<string> =>
  (await call<typeof openPreview>(transport, 'POST', `${base(record)}/preview`)).path;

export const requestLink = async (transport: Transport, record: OfRecord, days: LinkDays): Promise<string> =>
  (await call<typeof createPreviewLink>(transport, 'POST', `${base(record)}/links`, { body: { days } })).path;

export const withdrawLink = (transport: Transport, id: number) =>
  call<typeof removePreviewLink>(transport, 'DELETE', `/api/admin/preview-links/${id}`);
