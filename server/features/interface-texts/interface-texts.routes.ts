import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/interface-texts.ts';
import { may } from '#contract/rules/policy.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { requireLanguage } from '#server/http/translator.ts';
import * as service from './interface-texts.service.ts';

export const registerInterfaceTextsRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.listInterfaceTexts, ({ query }) => service.listInterfaceTexts(context, query));
  mount(app, contract.saveInterfaceTexts, async ({ administrator, body: { language, texts } }) => {
    requireLanguage(administrator, language);
    if (!may(administrator.role, 'content.write')) await service.requireOtherLanguage(context, language);
    return service.saveInterfaceTexts(actingAs(context, administrator), language, texts);
  });
};
