// Assembles the server. Parts are registered in the order in which they handle a request.
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { nextDayAfter } from '#contract/rules/clock.ts';
import { createBackupsContext } from './backup-job.ts';
import type { Config } from './config.ts';
import { embeddedDatabasePath } from './data-folder.ts';
import type { Connection } from './database/connect.ts';
import type { Context } from './database/context.ts';
import { isPostgres } from './database/full-text.ts';
import { createDatabaseCounts } from './database/request-counts.ts';
import { registerAboutRoutes } from './features/about/about.routes.ts';
import { registerAccountRoutes } from './features/account/account.routes.ts';
import { registerSignInMethodsRoutes } from './features/account/sign-in-methods.routes.ts';
import { registerAdministratorsRoutes } from './features/administrators/administrators.routes.ts';
import { registerPasswordResetRoutes } from './features/administrators/password-reset.routes.ts';
import { registerAnalyticsRoutes } from './features/analytics/analytics.routes.ts';
import { registerAttributeGridRoutes } from './features/attribute-grid/attribute-grid.routes.ts';
import { registerAttributesRoutes } from './features/attributes/attributes.routes.ts';
import { registerAuditRoutes } from './features/audit/audit.routes.ts';
import { registerAuthRoutes } from './features/auth/auth.routes.ts';
import { authenticate } from './features/auth/auth.service.ts';
import { registerDeviceCookie, setsDeviceCookie } from './features/auth/origin.ts';
import { freeAttemptsOf } from './features/auth/sign-in-guard.ts';
import { registerBackupsRoutes } from './features/backups/backups.routes.ts';
import { registerBulkRoutes } from './features/bulk/bulk.routes.ts';
import { registerCategoriesRoutes } from './features/categories/categories.routes.ts';
import { categoryRestorer } from './features/categories/categories.service.ts';
import { registerCompareRoutes } from './features/compare/compare.routes.ts';
import { registerContactsRoutes } from './features/contacts/contacts.routes.ts';
import { registerDraftsRoutes } from './features/drafts/drafts.routes.ts';
import { findPreview } from './features/drafts/previews.service.ts';
import { applyDue } from './features/drafts/schedule.service.ts';
import { registerEditingRoutes } from './features/editing/editing.routes.ts';
import { registerHistoryRoutes } from './features/history/history.routes.ts';
import { registerHomepageRoutes } from './features/homepage/homepage.routes.ts';
import { registerMailRoutes } from './features/mail/mail.routes.ts';
import { registerNewsRoutes } from './features/news/news.routes.ts';
import { articleRestorer } from './features/news/news.service.ts';
import { registerPagesRoutes } from './features/pages/pages.routes.ts';
import { pageRestorer } from './features/pages/pages.service.ts';
import { registerProductsRoutes } from './features/products/products.routes.ts';
import { productRestorer } from './features/products/products.service.ts';
import { registerTextLinksRoutes } from './features/redirects/text-links.routes.ts';
import { registerSettingsRoutes } from './features/settings/settings.routes.ts';
import { settingRestorer } from './features/settings/settings.service.ts';
import { getTimeZone } from './features/settings/settings.values.ts';
import { registerSitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { registerSocialCardRoutes } from './features/social-card/social-card.routes.ts';
import { registerSortOrderRoutes } from './features/sort-order/sort-order.routes.ts';
import { registerSystemRoutes } from './features/system/system.routes.ts';
import { registerTrashRoutes } from './features/trash/trash.routes.ts';
import { registerFocalPointsRoute } from './features/uploads/focal-points.routes.ts';
import { registerMediaRoutes } from './features/uploads/media.routes.ts';
import { registerUploadsRoutes } from './features/uploads/uploads.routes.ts';
import { getFileName } from './features/uploads/uploads.service.ts';
import { registerAuthentication } from './http/authentication.ts';
import { registerBodies } from './http/bodies.ts';
import { registerCache } from './http/cache/register-cache.ts';
import { registerCompression } from './http/compression.ts';
import { registerCrossSite } from './http/cross-site.ts';
import { registerErrors } from './http/errors.ts';
import { registerForms } from './http/forms.ts';
import { registerForwardedHeaders } from './http/forwarded-headers.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { type Lifecycle, registerLifecycle } from './http/lifecycle.ts';
import { registerOpenApi } from './http/openapi.ts';
import { createTurns, refuseEarly, registerOverload } from './http/overload.ts';
import { registerRateLimits, sharedLimit } from './http/rate-limits.ts';
import { createRequestIds, registerRequestLog } from './http/request-log.ts';
import { registerStorage } from './http/storage.ts';
import { registerTimeouts, serverTimeouts } from './http/timeouts.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { createMonitoring, createServerState } from './monitoring.ts';
import type { Clock } from './platform/clock.ts';
import { openFileStore } from './platform/file-store/open-file-store.ts';
import { createFiles } from './platform/files.ts';
import { createJobRuns, type JobRuns } from './platform/job-runs.ts';
import { type MailQueue, noMail } from './platform/mail-queue.ts';
import { type CountRequest, createRequestCounts } from './platform/request-counts.ts';
import { createSlowStatements } from './platform/slow-statements.ts';
import type { Workers } from './platform/workers.ts';
import { answerBadAddress } from './ssr/bad-address.ts';
import type { Renderer } from './ssr/renderer.ts';
import { registerSsr } from './ssr/ssr.ts';

export interface AppOptions {
  config: Config;
  connection: Connection;
  clock: Clock;
  pages: Renderer;
  /** Default: ready. */
  lifecycle?: Lifecycle;
  /** Default: this process serves alone. */
  workers?: Workers;
  /** Default: no mail is sent. */
  mail?: MailQueue;
  /** Of the scheduled jobs in this process. Default: none. */
  jobRuns?: JobRuns;
  /** Called when a route answers an error that its contract does not declare. Default: a warning in the log. */
  onUndeclaredError?: (text: string) => void;
}

/** Responses that are computed at a time. The embedded database works in this process, PostgreSQL is waited for. */
const computations = { sqlite: 2, postgres: 16 };

/** Counts for limits: in the database for all instances, otherwise in the primary process for all workers, or in this process. */
const createCounts = (context: Context, workers?: Workers): CountRequest => {
  if (isPostgres(context.db)) return createDatabaseCounts(context);
  return workers?.countRequest ?? createRequestCounts(() => context.clock().getTime());
};

/** Takes the place of Fastify's own compilers, whose packages take a tenth of the start. */
const noCompiler = (): never => {
  throw new Error('A route was registered before the compilers were set.');
};

/** @returns the assembled app, which is not listening yet */
export const createApp = async ({
  config,
  connection,
  clock,
  pages,
  lifecycle = { phase: 'ready' },
  workers,
  mail = noMail,
  jobRuns = createJobRuns(clock),
  onUndeclaredError,
}: AppOptions): Promise<FastifyInstance> => {
  const { db, read } = connection;
  const store = await openFileStore(config.files);
  const editing = { db, clock, read, files: createFiles({ dataDir: config.dataDir, clock, store }) };
  const nextId = createRequestIds();
  const slowStatements = createSlowStatements(clock);
  connection.onSlowStatement(workers?.reportSlowStatement ?? slowStatements.report);
  const ownState = createServerState({ clock, jobRuns, slowStatements, workers: 1 });
  const monitoring = createMonitoring(config, connection, workers);
  const metrics = monitoring?.requests ?? null;
  const app = Fastify({
    genReqId: nextId,
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    // http/request-log.ts writes one line instead of two
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // no limit in the router: Node limits the length of the address, and an overlong slug is answered 404
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    requestIdHeader: false,
    ...serverTimeouts,
    // requests in progress at shutdown are answered normally; http/lifecycle.ts closes their connections
    return503OnClosing: false,
    // malformed addresses and requests get the usual error responses
    frameworkErrors: answerBadAddress(config.siteUrl),
    clientErrorHandler: answerUnreadable(config.siteUrl),
    // not loaded, because the compilers set below replace them
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('contractRoutes', []);

  registerRequestLog(app, metrics);
  registerErrors(app, onUndeclaredError);
  registerForwardedHeaders(app);
  const turns = createTurns(computations[isPostgres(db) ? 'postgres' : 'sqlite']);
  refuseEarly(app, { turns, siteUrl: config.siteUrl, metrics });
  registerCache(app, {
    connection,
    clock,
    applyDue: (now) => applyDue(editing, now),
    nextDayOf: async (now) => nextDayAfter(now, await getTimeZone(db)),
    lifecycle,
    siteUrl: config.siteUrl,
    maxBytes: config.responseCacheBytes,
    nextId,
    metrics,
  });
  registerHeaders(app, config.siteUrl);
  registerLifecycle(app, lifecycle);
  const countRequest = createCounts({ db, clock }, workers);
  registerOverload(app, { turns, perMinute: config.searchRateLimit, countRequest, metrics });
  registerTimeouts(app);
  registerBodies(app);
  registerForms(app, store.dir ?? config.dataDir);
  await registerCompression(app);
  await registerRateLimits(app, countRequest);
  const passwordLimit = sharedLimit(app, 'password', config.loginRateLimit);
  const signInOptions = { ...passwordLimit, ...setsDeviceCookie(config.siteUrl) };
  registerDeviceCookie(app);
  const signIn = {
    db,
    clock,
    siteUrl: config.siteUrl,
    freeAttempts: freeAttemptsOf(config.loginRateLimit),
    sessionIdleMs: config.sessionIdleMs,
  };
  const isSignedIn = registerAuthentication(app, (token) => authenticate(signIn, token));
  registerCrossSite(app, { siteUrl: config.siteUrl, isSignedIn });
  await registerOpenApi(app);

  registerHealth(app, { connection, dataDir: config.dataDir, store, lifecycle });
  registerAuthRoutes(app, signIn, { passwordLimit, signInOptions });
  registerAccountRoutes(app, signIn, passwordLimit);
  registerSignInMethodsRoutes(app, signIn, passwordLimit);
  registerAdministratorsRoutes(app, { db, clock, mail }, { passwordLimit, signInOptions });
  registerPasswordResetRoutes(app, { db, clock, mail }, { passwordLimit, signInOptions });
  registerContactsRoutes(app, { ...editing, contactRateLimit: config.contactRateLimit, mail, siteUrl: config.siteUrl, countRequest });
  registerMailRoutes(app, { db, clock, mail, mailFrom: config.mail?.from ?? null });
  const backups = createBackupsContext({ config, connection, clock });
  registerBackupsRoutes(app, backups);
  registerSystemRoutes(
    app,
    {
      connection,
      dataDir: config.dataDir,
      store,
      databasePath: embeddedDatabasePath(config),
      isMailEnabled: config.mail !== null,
      backups,
      serverState: workers?.serverState ?? (async () => ownState()),
    },
    monitoring && config.metricsToken !== null ? { token: config.metricsToken, read: monitoring.read } : null,
  );
  registerSettingsRoutes(app, editing);
  registerUploadsRoutes(app, editing);
  registerMediaRoutes(app, editing);
  registerCategoriesRoutes(app, editing);
  registerAttributesRoutes(app, editing);
  registerAttributeGridRoutes(app, editing);
  registerCompareRoutes(app, editing);
  registerProductsRoutes(app, editing);
  registerNewsRoutes(app, editing);
  registerPagesRoutes(app, editing);
  registerTrashRoutes(app, editing);
  registerBulkRoutes(app, editing);
  registerSortOrderRoutes(app, editing);
  registerEditingRoutes(app, { db, clock });
  registerDraftsRoutes(app, editing);
  registerTextLinksRoutes(app, editing);
  registerHistoryRoutes(app, editing, {
    product: productRestorer,
    category: categoryRestorer,
    news: articleRestorer,
    page: pageRestorer,
    setting: settingRestorer,
  });
  registerAuditRoutes(app, { db, clock });
  registerAboutRoutes(app, { read });
  registerHomepageRoutes(app, { db, clock, read });
  registerAnalyticsRoutes(app, { db, clock, siteUrl: config.siteUrl, isSignedIn, workers });
  registerFocalPointsRoute(app, { read });
  registerSitemapRoutes(app, { read, clock, siteUrl: config.siteUrl });
  registerSocialCardRoutes(app, { db, clock, store });
  await registerStorage(app, { store, publicUrl: config.filesPublicUrl, nameOf: (path) => getFileName(db, path) });
  await registerSsr(app, { pages, siteUrl: config.siteUrl, findPreview: (token) => findPreview({ db, clock }, token) });
  return app;
};
