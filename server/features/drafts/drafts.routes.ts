import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/drafts.ts';
import { draftKinds } from '#contract/rules/drafts.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import { draftedKind } from './drafted.ts';
import * as service from './drafts.service.ts';
import * as previews from './previews.service.ts';
import * as schedule from './schedule.service.ts';

export const registerDraftsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listDraftStates, async ({ params, query }) => ({
    data: await schedule.listStates(context.db, params.kind, query.ids),
  }));
  mount(app, contract.getDraft, ({ params }) => service.getDraft(context, params));
  for (const kind of draftKinds)
    mount(app, contract.saveDraft[kind], async ({ administrator, params, body, files }) => {
      const form = body as contract.DraftForm;
      return {
        message: form.publish ? 'Published successfully' : 'Draft saved successfully',
        ...(await service.saveDraft(actingAs(context, administrator), { kind, id: params.id, form, files })),
        ...removedElements(draftedKind(kind).definition, form),
      };
    });
  mount(app, contract.discardDraft, async ({ administrator, params }) => {
    await service.discardDraft(actingAs(context, administrator), params);
    return { message: 'Draft discarded' };
  });
  mount(app, contract.publishDraft, async ({ administrator, params }) => {
    await service.publishDraft(actingAs(context, administrator), params);
    return { message: 'Published successfully' };
  });
  mount(app, contract.saveSchedule, async ({ administrator, params, body }) => ({
    message: 'Schedule saved',
    schedule: await schedule.saveSchedule(actingAs(context, administrator), params, body),
  }));
  mount(app, contract.openPreview, ({ administrator, params }) => previews.openPreview(actingAs(context, administrator), params));
  mount(app, contract.createPreviewLink, ({ administrator, params, body }) =>
    previews.createLink(actingAs(context, administrator), params, body.days),
  );
  mount(app, contract.removePreviewLink, async ({ administrator, params }) => {
    await previews.removeLink(actingAs(context, administrator), params.id);
    return { message: 'Link withdrawn' };
  });
};
