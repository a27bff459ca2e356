import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/imports.ts';
import { actingAs } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './apply.service.ts';

/** @param present reads an import for its answer */
export const registerApplyRoutes = (
  app: FastifyInstance,
  context: service.ApplyContext,
  present: (id: number) => Promise<contract.ImportRecord>,
): void => {
  const answer = async (id: number, message: string) => ({ message, import: await present(id) });
  mount(app, contract.applyImport, async ({ administrator, params: { id } }) => {
    await service.requireScopes(context, administrator, id);
    await service.startApply(context, id, actingAs(context, administrator).actor);
    return answer(id, 'The import is being applied');
  });
  mount(app, contract.pauseImport, async ({ administrator, params: { id } }) => {
    await service.requireScopes(context, administrator, id);
    await service.pause(context, id);
    return answer(id, 'The import is paused');
  });
  mount(app, contract.resumeImport, async ({ administrator, params: { id } }) => {
    await service.requireScopes(context, administrator, id);
    await service.resume(context, id);
    return answer(id, 'The import continues');
  });
  mount(app, contract.cancelImport, async ({ administrator, params: { id } }) => {
    await service.requireScopes(context, administrator, id);
    await service.cancel(context, id);
    return answer(id, 'The import was cancelled. Nothing was changed.');
  });
  mount(app, contract.undoImport, async ({ administrator, params: { id } }) => {
    await service.requireScopes(context, administrator, id);
    await service.undo(context, id, actingAs(context, administrator).actor);
    return answer(id, 'The import is being undone');
  });
};
