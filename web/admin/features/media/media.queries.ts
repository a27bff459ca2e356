// The media library: its lists, one file with its uses, and the calls that change files.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { changeMedia as changeMediaContract } from '#contract/bulk.ts';
import type { createMedia, getMedia, listMedia, removeMedia, replaceMedia, updateMedia } from '#contract/media.ts';
import { bulkEndpoint, endpoint } from '#web/admin/records/endpoint.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export const media = recordLists({
  noun: 'file',
  nouns: 'files',
  key: ['media'],
  reloads: [['media']],
  shape: listShape({ filters: { search: anyText, kind: ['picture', 'document'], show: ['unused', 'without-alt'] }, ownRows: 60 }),
  list: endpoint<typeof listMedia>('GET', '/api/admin/media'),
});

const calls = {
  get: endpoint<typeof getMedia>('GET', '/api/admin/media/:id'),
  create: endpoint<typeof createMedia>('POST', '/api/admin/media'),
  update: endpoint<typeof updateMedia>('PUT', '/api/admin/media/:id'),
  replace: endpoint<typeof replaceMedia>('POST', '/api/admin/media/:id/replace'),
  remove: endpoint<typeof removeMedia>('DELETE', '/api/admin/media/:id'),
};

export const mediaQuery = (id: number) =>
  queryOptions({
    queryKey: media.keys.one(id),
    queryFn: ({ client, signal }) => calls.get(transportOf(client), { id, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load the file' },
  });

type Progress = (share: number) => void;

const bodyOf = (file: File) => new FormBody(file.type === 'application/pdf' ? { document: file } : { image: file });

export const uploadMedia = async (client: QueryClient, file: File, onProgress?: Progress) =>
  (await calls.create(transportOf(client), { body: bodyOf(file), onProgress })).media;

export const replaceFile = (client: QueryClient, id: number, file: File, onProgress?: Progress) =>
  calls.replace(transportOf(client), { id, body: bodyOf(file), onProgress });

export type MediaChanges = NonNullable<Parameters<typeof calls.update>[1]['body']>;

export const saveMedia = async (client: QueryClient, id: number, body: MediaChanges) =>
  (await calls.update(transportOf(client), { id, body })).media;

/** Deletes many files in one call. */
export const changeMedia = bulkEndpoint<typeof changeMediaContract>('/api/admin/media/bulk');

export const deleteMedia = (client: QueryClient, id: number) => calls.remove(transportOf(client), { id });
