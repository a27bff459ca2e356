import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/interface-texts.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import * as service from './interface-texts.service.ts';

export const registerInterfaceTextsRoutes = (app: FastifyInstance, context: Context): void => {
  mount(app, contract.listInterfaceTexts, ({ query }) => service.listInterfaceTexts(context, query));
  mount(app, contract.saveInterfaceTexts, ({ administrator, body }) =>
    service.saveInterfaceTexts(actingAs(context, administrator), body.language, body.texts),
  );
};
