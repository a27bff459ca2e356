import type { FastifyInstance } from 'fastify';
import { changeTrashed } from '#contract/bulk.ts';
import { recordKinds } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import { kindsOf, may, permissionToChange } from '#contract/rules/policy.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import * as contract from '#contract/trash.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { type Administrator, requirePermission } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import { getRemovalEffects } from './removal-effects.service.ts';
import * as service from './trash.service.ts';

/** @throws AppError 'forbidden' if the role may not change records of the kind */
const kindsFor = (administrator: Pick<Administrator, 'role'>, kind?: TrashKind): readonly TrashKind[] => {
  if (kind) requirePermission(administrator, permissionToChange(kind));
  return kind ? [kind] : kindsOf(administrator.role);
};

export const registerTrashRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listTrash, ({ administrator, query }) =>
    service.listTrash(context, { ...query, kinds: kindsFor(administrator, query.kind), perPage: query.per_page }),
  );
  mount(app, contract.getRemovalEffects, ({ administrator, params: { kind, id } }) =>
    getRemovalEffects(context, kind, id, may(administrator.role, 'messages.read')),
  );
  mount(app, contract.restoreTrashed, async ({ administrator, params, body }) => {
    const restored = await service.restore(actingAs(context, administrator), {
      id: params.id,
      kinds: kindsOf(administrator.role),
      categoryId: body.category_id,
    });
    return { message: `${capitalised(recordKinds[restored.kind].noun[0])} restored successfully`, restored };
  });
  mount(app, contract.restoreMatching, ({ administrator, query }) =>
    service.restoreMatching(actingAs(context, administrator), { search: query.search, kinds: kindsFor(administrator, query.kind) }),
  );
  mount(app, contract.removeTrashed, async ({ administrator, params }) => {
    await service.removeTrashed(actingAs(context, administrator), params.id, kindsOf(administrator.role));
    return { message: 'Deleted for ever' };
  });
  mount(app, contract.emptyTrash, ({ administrator, query }) =>
    service.emptyTrash(actingAs(context, administrator), { search: query.search, kinds: kindsFor(administrator, query.kind) }),
  );
  mount(app, changeTrashed, ({ administrator, body: { ids, action } }) =>
    service.changeTrashed(actingAs(context, administrator), action, { ids, kinds: kindsOf(administrator.role) }),
  );
};
