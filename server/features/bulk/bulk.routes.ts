import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/bulk.ts';
import { recordsAtOnce } from '#contract/records/bulk.ts';
import { kindsOf } from '#contract/rules/policy.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import { actingAs } from '#server/database/context.ts';
import { listContactIds } from '#server/features/contacts/contacts.service.ts';
import { listMediaIds } from '#server/features/media/media.service.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { invalid } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import * as service from './bulk.service.ts';
import { previewMove } from './move-preview.service.ts';

/** @param matching lists at most the given number of ids @throws AppError 'invalid' if more records match */
const selected = async (ids: readonly number[] | undefined, matching: (limit: number) => Promise<number[]>): Promise<readonly number[]> => {
  const found = ids ?? (await matching(recordsAtOnce + 1));
  if (found.length > recordsAtOnce) throw invalid({ filter: [`Select at most ${recordsAtOnce} records.`] });
  return found;
};

export const registerBulkRoutes = (app: FastifyInstance, context: UploadsContext & { mail: MailQueue }): void => {
  const { db, clock } = context;
  const matching = (kind: PublishedKind, filter: object) => async (limit: number) =>
    (await kinds[kind].listIds?.(db, { ...filter, at: timestamp(clock) } as never, limit)) ?? [];
  for (const kind of publishedKinds)
    mount(app, contract.changeRecords[kind], async ({ administrator, body }) => {
      const { ids, filter = {}, action, category_id: value, redirect_to: redirectTo } = body as contract.BulkBody;
      return service.changeRecords(actingAs(context, administrator), {
        kind,
        ids: await selected(ids, matching(kind, filter)),
        action,
        value,
        redirectTo,
      });
    });
  mount(app, contract.previewMove, async ({ body: { ids, filter = {}, category_id: categoryId } }) =>
    previewMove(db, await selected(ids, matching('product', filter)), categoryId),
  );
  mount(app, contract.changeMessages, async ({ administrator, body: { ids, filter = {}, action, status, assigned_to } }) =>
    service.changeRecords(actingAs(context, administrator), {
      kind: 'message',
      ids: await selected(ids, (limit) => listContactIds(context, filter, limit)),
      action,
      value: action === 'assign' ? assigned_to : status,
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
