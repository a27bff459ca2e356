import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/redirects.ts';
import type { DocumentLanguage } from '#contract/rules/languages.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { findRedirectIn } from './follow-redirects.ts';
import { createRedirectCounts } from './redirect-counts.ts';
import { exportRedirects, importRedirects } from './redirects-csv.ts';
import * as service from './site-redirects.service.ts';

/** Mounts the calls for administrators. @returns the redirects for visitors; their counts are stored before the app closes */
export const registerRedirectsRoutes = (app: FastifyInstance, context: Context) => {
  const { db } = context;
  const counts = createRedirectCounts(context, app.log);
  app.addHook('onClose', () => counts.flush());

  mount(app, contract.listRedirects, async ({ query: { per_page: perPage, ...filter } }) => {
    await counts.flush();
    return service.listRedirects(context, { ...filter, perPage });
  });
  mount(app, contract.exportRedirects, () => exportRedirects(db));
  mount(app, contract.listMissingAddresses, async () => {
    await counts.flush();
    return { data: await service.listMissingAddresses(context) };
  });
  mount(app, contract.getRedirect, async ({ params }) => ({ redirect: await service.getRedirect(context, params.id) }));
  mount(app, contract.createRedirect, async ({ administrator, body }) => ({
    message: 'Redirect created successfully',
    redirect: await service.createRedirect(actingAs(context, administrator), body),
  }));
  mount(app, contract.updateRedirect, async ({ administrator, params, body }) => ({
    message: 'Redirect updated successfully',
    redirect: await service.updateRedirect(actingAs(context, administrator), params.id, body),
  }));
  mount(app, contract.removeRedirect, async ({ administrator, params }) => {
    await service.removeRedirect(actingAs(context, administrator), params.id);
    return { message: 'Redirect deleted successfully' };
  });
  mount(app, contract.importRedirects, ({ administrator, body }) =>
    importRedirects(actingAs(context, administrator), body.csv, body.is_preview),
  );

  return {
    find: async (address: string, language: DocumentLanguage): Promise<string | null> => {
      const found = await findRedirectIn(db, address, language);
      if (found) counts.followed(found.id);
      else counts.missing(address);
      return found?.location ?? null;
    },
    countRenamed: counts.renamed,
  };
};
