import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/translations.ts';
import { actingAs } from '#server/database/context.ts';
import { openPreview } from '#server/features/drafts/previews.service.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import * as lists from './translations.list.service.ts';
import * as service from './translations.service.ts';

export const registerTranslationsRoutes = (app: FastifyInstance, context: UploadsContext): void => {
  const { db } = context;
  mount(app, contract.listTranslations, ({ query }) => lists.listTranslations(db, { ...query, perPage: query.per_page }));
  mount(app, contract.listTranslationStates, ({ params }) => lists.listStates(db, params));
  mount(app, contract.getTranslation, async ({ params }) => ({ translation: await service.getTranslation(context, params) }));
  mount(app, contract.openTranslationPreview, async ({ administrator, params: { kind, id, language } }) => {
    await service.requireOtherLanguage(db, language);
    return openPreview(actingAs(context, administrator), { kind, id }, language);
  });
  mount(app, contract.saveTranslation, async ({ administrator, params, body }) => {
    requireLanguage(administrator, params.language);
    return { translation: await service.saveTranslation(actingAs(context, administrator), params, body) };
  });
};
