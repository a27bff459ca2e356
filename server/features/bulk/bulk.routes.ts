import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/bulk.ts';
import { recordsAtOnce } from '#contract/rules/bulk.ts';
import { kindsOf } from '#contract/rules/policy.ts';
import { actingAs } from '#server/database/context.ts';
import { listCategoryIds } from '#server/features/categories/categories.service.ts';
import { listContactIds } from '#server/features/contacts/contacts.service.ts';
import { listMediaIds } from '#server/features/media/media.service.ts';
import { listArticleIds } from '#server/features/news/news.service.ts';
import { listProductIds } from '#server/features/products/products.service.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { invalid } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './bulk.service.ts';

/** @param matching lists at most this number of ids @throws AppError 'invalid' if more records match */
const selected = async (ids: readonly number[] | undefined, matching: (limit: number) => Promise<number[]>): Promise<readonly number[]> => {
  const found = ids ?? (await matching(recordsAtOnce + 1));
  if (found.length > recordsAtOnce) throw invalid({ filter: [`Select at most ${recordsAtOnce} records.`] });
  return found;
};

export const registerBulkRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.changeProducts, async ({ administrator, body: { ids, filter = {}, action, category_id } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'product',
      ids: await selected(ids, (limit) => listProductIds(db, filter, limit)),
      action,
      value: category_id,
    }),
  );
  mount(app, contract.changeCategories, async ({ administrator, body: { ids, filter = {}, action } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'category',
      ids: await selected(ids, (limit) => listCategoryIds(db, filter, limit)),
      action,
    }),
  );
  mount(app, contract.changeArticles, async ({ administrator, body: { ids, filter = {}, action } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'article',
      ids: await selected(ids, (limit) => listArticleIds(db, filter, limit)),
      action,
    }),
  );
  mount(app, contract.changePages, ({ administrator, body: { ids, action } }) =>
    service.changeRecords(actingAs(context, administrator), { kind: 'page', ids, action }),
  );
  mount(app, contract.changeMessages, async ({ administrator, body: { ids, filter = {}, action, status } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'message',
      ids: await selected(ids, (limit) => listContactIds(context, filter, limit)),
      action,
      value: status,
    }),
  );
  mount(app, contract.changeAttributes, ({ administrator, body: { ids, action, group_title } }) =>
    service.changeRecords(actingAs(context, administrator), { kind: 'attribute', ids, action, value: group_title }),
  );
  mount(app, contract.changeMedia, async ({ administrator, body: { ids, filter = {}, action } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'media',
      ids: await selected(ids, (limit) => listMediaIds(db, filter, limit)),
      action,
    }),
  );
  mount(app, contract.listBulkChanges, async ({ administrator, query }) => ({
    bulk_changes: await service.listBulkChanges(context, administrator, query.kind),
  }));
  mount(app, contract.undoBulkChange, ({ administrator, params }) =>
    service.undoBulkChange(actingAs(context, administrator), params.id, kindsOf(administrator.role)),
  );
};
