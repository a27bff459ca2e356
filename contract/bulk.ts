// Changes of many records at once, by their ids or by the filter of their list, and how to undo them.
import { z } from 'zod';
import { groupTitle } from './attributes.ts';
import { listAdminCategories } from './categories.ts';
import { listContacts } from './contacts.ts';
import { id, idParams, rowId, timestamp } from './fields.ts';
import { rowNumber } from './form-fields.ts';
import { listMedia } from './media.ts';
import { listAdminArticles } from './news.ts';
import { listAdminProducts } from './products.ts';
import { route } from './route.ts';
import { bulkActions, recordsAtOnce, undoMinutes } from './rules/bulk.ts';
import { contactStatuses } from './rules/contacts.ts';
import { trashKinds } from './rules/trash.ts';

const ids = z
  .array(rowId('The records are not valid.'), 'The records must be a list.')
  .min(1, 'Select at least one record.')
  .max(recordsAtOnce, `Select at most ${recordsAtOnce} records.`)
  .transform((given) => [...new Set(given)])
  .optional();

const paging = { page: true, per_page: true } as const;

export const bulkResult = z
  .object({
    message: z.string(),
    bulk_change: z
      .object({
        id,
        expires_at: timestamp.meta({ description: `End of the time in which it can be undone: ${undoMinutes} minutes after the change.` }),
      })
      .nullable()
      .meta({ description: 'Null if nothing was changed.' }),
    done: z.array(id),
    unchanged: z.array(id).meta({ description: 'They already had the value.' }),
    refused: z
      .array(z.object({ id, name: z.string().nullable(), reason: z.string() }))
      .meta({ description: 'Nothing was changed in them.' }),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.output<typeof bulkResult>;

const hasEither = ({ ids: given, filter }: { ids?: unknown; filter?: unknown }) => (given === undefined) !== (filter === undefined);
const either = { path: ['ids'], error: 'Send either ids or a filter.' };

const common = { method: 'POST', access: 'admin', permission: 'content.write', status: 200, answer: bulkResult } as const;

export const changeProducts = route({
  ...common,
  path: '/api/admin/products/bulk',
  summary: 'Change or delete many products',
  tag: 'Catalogue',
  body: z
    .object({
      ids,
      filter: listAdminProducts.query.omit({ ...paging, sort: true, direction: true }).optional(),
      action: z.enum(bulkActions.product, 'The action is not one of the known actions.'),
      category_id: rowNumber('category').optional().meta({ description: 'For the action move.' }),
    })
    .refine(hasEither, either)
    .refine(({ action, category_id }) => action !== 'move' || category_id !== undefined, {
      path: ['category_id'],
      error: 'The category field is required.',
    }),
});

export const changeCategories = route({
  ...common,
  path: '/api/admin/categories/bulk',
  summary: 'Change or delete many categories; those with products are not deleted',
  tag: 'Catalogue',
  body: z
    .object({
      ids,
      filter: listAdminCategories.query.omit(paging).optional(),
      action: z.enum(bulkActions.category, 'The action is not one of the known actions.'),
    })
    .refine(hasEither, either),
});

export const changeArticles = route({
  ...common,
  path: '/api/admin/news/bulk',
  summary: 'Change or delete many articles',
  tag: 'News',
  body: z
    .object({
      ids,
      filter: listAdminArticles.query.omit(paging).optional(),
      action: z.enum(bulkActions.article, 'The action is not one of the known actions.'),
    })
    .refine(hasEither, either),
});

export const changePages = route({
  ...common,
  path: '/api/admin/pages/bulk',
  summary: 'Change or delete many static pages',
  tag: 'Pages',
  body: z.object({ ids: ids.unwrap(), action: z.enum(bulkActions.page, 'The action is not one of the known actions.') }),
});

export const changeMessages = route({
  ...common,
  permission: 'messages.write',
  path: '/api/admin/contacts/bulk',
  summary: 'Set the status of many messages, or delete them',
  tag: 'Contact',
  body: z
    .object({
      ids,
      filter: listContacts.query.omit(paging).optional(),
      action: z.enum(bulkActions.message, 'The action is not one of the known actions.'),
      status: z.enum(contactStatuses, 'The status must be new, read, replied or closed.').optional(),
    })
    .refine(hasEither, either)
    .refine(({ action, status }) => action !== 'status' || status !== undefined, {
      path: ['status'],
      error: 'The status field is required.',
    }),
});

export const changeAttributes = route({
  ...common,
  path: '/api/admin/attributes/bulk',
  summary: 'Change the use or the group of many attributes, or delete them',
  tag: 'Catalogue',
  body: z
    .object({
      ids: ids.unwrap(),
      action: z.enum(bulkActions.attribute, 'The action is not one of the known actions.'),
      group_title: groupTitle.optional().meta({ description: 'For the action group; null for none.' }),
    })
    .refine(({ action, group_title }) => action !== 'group' || group_title !== undefined, {
      path: ['group_title'],
      error: 'The group field is required.',
    }),
});

export const changeMedia = route({
  ...common,
  path: '/api/admin/media/bulk',
  summary: 'Move many files to the trash; those that a record uses are kept',
  tag: 'Media',
  body: z
    .object({
      ids,
      filter: listMedia.query.omit(paging).optional(),
      action: z.enum(bulkActions.media, 'The action is not one of the known actions.'),
    })
    .refine(hasEither, either),
});

export const changeTrashed = route({
  ...common,
  permission: 'trash.manage',
  path: '/api/admin/trash/bulk',
  summary: 'Restore many records of the trash, or delete them for ever; neither can be undone',
  tag: 'Trash',
  body: z.object({ ids: ids.unwrap(), action: z.enum(['restore', 'delete'], 'The action is not one of the known actions.') }),
});

export const listBulkChanges = route({
  method: 'GET',
  path: '/api/admin/bulk-changes',
  summary: 'List the changes of the caller that can still be undone, newest first',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  query: z.object({ kind: z.enum(trashKinds, 'The kind is not one of the known kinds.').optional() }),
  status: 200,
  answer: z.object({
    bulk_changes: z.array(
      z.object({
        id,
        kind: z.enum(trashKinds),
        action: z.string(),
        changed: z.number().int().meta({ description: 'Records that can still be undone.' }),
        message: z.string().meta({ description: 'What was done, also if the change was interrupted.' }),
        created_at: timestamp,
        expires_at: timestamp,
      }),
    ),
  }),
});

export const undoBulkChange = route({
  method: 'POST',
  path: '/api/admin/bulk-changes/:id/undo',
  summary: 'Undo a change of many records, except of those that were changed since',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  params: idParams,
  status: 200,
  answer: z.object({ message: z.string(), restored: z.number().int(), skipped: z.number().int() }),
});
