// The media library: all stored pictures and documents, their metadata, and the records that use them.
import { z } from 'zod';
import { id, idParams, optionalText, orAbsent, requiredText, storedPath, timestamp, version } from './fields.ts';
import { begunVersion, brochureField, imageField, optionalFlag } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { published } from './records/kinds.ts';
import { route } from './route.ts';
import { textLengths } from './rules/text-lengths.ts';
import { uploadTexts } from './rules/uploads.ts';
import { removedAnswer } from './trash.ts';

export const mediaKinds = ['picture', 'document'] as const;

const share = z.number().min(0).max(1);

export const mediaFile = z
  .object({
    id,
    path: storedPath,
    url: z.string(),
    kind: z.enum(mediaKinds),
    name: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable().meta({ description: 'In pixels; null for a document.' }),
    height: z.number().int().nullable(),
    alt: z.string().meta({ description: 'Alternative text; empty: not written yet, or decorative.' }),
    caption: z.string(),
    is_decorative: z.boolean().meta({ description: 'The picture is decorative; its alternative text is empty on purpose.' }),
    focal_x: share.meta({ description: 'What stays when the picture is cropped: 0 is its left edge, 1 its right edge.' }),
    focal_y: share,
    uses_count: z.number().int().meta({ description: 'Records that use it.' }),
    uploaded_by: z.string().nullable(),
    created_at: timestamp,
    version,
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.output<typeof mediaFile>;

export const mediaUse = z
  .object({
    kind: z.enum([...Object.values(published).map(({ table }) => table), 'settings', 'trash']),
    record_id: id,
    title: z.string().meta({ description: 'Name of the record, or key of the setting.' }),
    fields: z.array(z.string()),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.output<typeof mediaUse>;

const call = { tag: 'Media', access: 'admin', permission: 'content.write' } as const;
const read = { ...call, permission: 'content.read' } as const;
const detail = z.object({ media: mediaFile, uses: z.array(mediaUse) });

export const listMedia = route({
  ...read,
  method: 'GET',
  path: '/api/admin/media',
  summary: 'All stored files, newest first',
  query: z.object({
    search: searchText.meta({ description: 'Plain text anywhere in name, alternative text or caption, any case.' }),
    kind: orAbsent(z.enum(mediaKinds, 'The kind must be picture or document.')),
    show: orAbsent(z.enum(['unused', 'without-alt'], 'Show must be unused or without-alt.')),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(mediaFile),
});

export const getMedia = route({
  ...read,
  method: 'GET',
  path: '/api/admin/media/:id',
  summary: 'One file, with the records that use it',
  params: idParams,
  status: 200,
  answer: detail,
});

const mediaFiles = { image: imageField(uploadTexts.uploadTooLarge), document: brochureField };
const saved = z.object({ message: z.string(), media: mediaFile });

export const createMedia = route({
  ...call,
  method: 'POST',
  path: '/api/admin/media',
  summary: 'Upload a picture (`image`) or a PDF (`document`) into the library',
  body: z.object({}),
  files: mediaFiles,
  status: 201,
  answer: saved,
});

export const replaceMedia = route({
  ...call,
  method: 'POST',
  path: '/api/admin/media/:id/replace',
  summary: 'Replace a file by another of its kind wherever it is used',
  params: idParams,
  body: z.object({}),
  files: mediaFiles,
  status: 200,
  answer: saved.extend({ records_count: z.number().int().meta({ description: 'Records in which the file was replaced.' }) }),
});

const focal = z.number('The focal point is not valid.').min(0, 'The focal point is not valid.').max(1, 'The focal point is not valid.');

export const updateMedia = route({
  ...call,
  method: 'PUT',
  path: '/api/admin/media/:id',
  summary: 'Change the texts and the focal point of a file: only the fields that are sent change',
  params: idParams,
  body: z.object({
    name: requiredText({ label: 'name', max: textLengths.mediaName }).optional(),
    alt: optionalText({ label: 'alternative text', max: textLengths.mediaText }).optional(),
    caption: optionalText({ label: 'caption', max: textLengths.mediaText }).optional(),
    is_decorative: optionalFlag,
    focal_x: focal.optional(),
    focal_y: focal.optional(),
    version: begunVersion,
  }),
  errors: ['version-conflict'],
  status: 200,
  answer: saved,
});

export const removeMedia = route({
  ...call,
  method: 'DELETE',
  path: '/api/admin/media/:id',
  summary: 'Move a file that no record uses to the trash',
  params: idParams,
  errors: ['conflict'],
  status: 200,
  answer: removedAnswer,
});
