import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contract from '#contract/analytics.ts';
import type { Context } from '#server/database/context.ts';
import { mount } from '#server/http/mount.ts';
import { createCollector } from './collect/collector.ts';
import { createReceiver } from './collect/receive-report.ts';
import { getAnalytics } from './report/report.service.ts';

interface Options extends Context {
  /** Public origin. */
  siteUrl: string;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** Mounts the beacon and the report. Buffered views are stored before the app closes. */
export const registerAnalyticsRoutes = (app: FastifyInstance, { db, clock, siteUrl, isSignedIn }: Options): void => {
  const context = { db, clock, siteUrl };
  const collector = createCollector(context, siteUrl, app.log);
  const receive = createReceiver({ clock, siteUrl, isSignedIn, collector });
  // runs before the database is closed
  app.addHook('onClose', () => collector.close());

  mount(
    app,
    contract.createVisit,
    async ({ body, request }) => {
      await receive(request, body);
      return null;
    },
    // a beacon has no token; reports from other sites get the same response and are not counted
    { config: { skipCsrfCheck: true } },
  );
  mount(app, contract.getAnalytics, async ({ query }) => {
    // the response includes all views reported to this server
    await collector.flush();
    return getAnalytics(context, query);
  });
};
