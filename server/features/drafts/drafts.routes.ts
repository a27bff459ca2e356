import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/drafts.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { actingAs } from '#server/database/context.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { mount } from '#server/http/mount.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { removedElements } from '#server/records/removed-elements.ts';
import { type DraftForm, draftedKind } from './drafted.ts';
import * as service from './drafts.service.ts';
import * as previews from './previews.service.ts';
import * as schedule from './schedule.service.ts';

interface SaveCall<K extends DraftKind> {
  administrator: Administrator;
  params: { id: number };
  body: DraftForm<K>;
  files: readonly ReceivedFile[];
}

export const registerDraftsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  mount(app, contract.listDraftStates, async ({ params, query }) => ({
    data: await schedule.listStates(context.db, params.kind, query.ids),
  }));
  mount(app, contract.getDraft, ({ params }) => service.getDraft(context, params));
  const save =
    <K extends DraftKind>(kind: K) =>
    async ({ administrator, params, body, files }: SaveCall<K>) => ({
      message: body.publish ? 'Published successfully' : 'Draft saved successfully',
      ...(await service.saveDraft(actingAs(context, administrator), { kind, id: params.id, form: body, files })),
      ...removedElements(draftedKind(kind).definition, body),
    });
  mount(app, contract.saveDraft.product, save('product'));
  mount(app, contract.saveDraft.category, save('category'));
  mount(app, contract.saveDraft.article, save('article'));
  mount(app, contract.saveDraft.page, save('page'));
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
