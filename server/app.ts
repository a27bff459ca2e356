// Assembles the server. Parts are registered in the order in which they handle a request.

import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { nextDayAfter } from '#contract/rules/clock.ts';
import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import type { Context } from './database/context.ts';
import { isPostgres } from './database/full-text.ts';
import { createDatabaseCounts } from './database/request-counts.ts';
import { authenticateProgram, isApiToken } from './features/api-tokens/api-tokens.service.ts';
import { authenticate } from './features/auth/auth.service.ts';
import { registerOrigins } from './features/auth/origin.ts';
import { freeAttemptsOf } from './features/auth/sign-in-guard.ts';
import { getPublishedLanguages, getTimeZone } from './features/settings/settings.values.ts';
import { createSiteGate } from './features/site-access/site-gate.ts';
import { applyAllDue } from './features/translations/due-translations.ts';
import { registerApiReference } from './http/api-reference.ts';
import { registerAuthentication } from './http/authentication.ts';
import { registerBodies } from './http/bodies.ts';
import { createComputations } from './http/cache/computations.ts';
import { registerCache } from './http/cache/register-cache.ts';
import { registerCompression } from './http/compression.ts';
import { registerCrossSite } from './http/cross-site.ts';
import { registerErrors } from './http/errors.ts';
import { registerForms } from './http/forms.ts';
import { registerForwardedHeaders } from './http/forwarded-headers.ts';
import { registerGate } from './http/gate.ts';
import { registerHeaders } from './http/headers.ts';
import { registerHostHeader } from './http/host-header.ts';
import { registerLanguages } from './http/languages.ts';
import { type Lifecycle, registerLifecycle } from './http/lifecycle.ts';
import { createMonitoring } from './http/monitoring.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerOverload } from './http/overload.ts';
import { limitedTo } from './http/rate-limits.ts';
import { registerRequestLog } from './http/request-log.ts';
import { createHttpServer, registerTimeouts, serverTimeouts } from './http/timeouts.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { registerVisitors } from './http/visitors.ts';
import { type Clock, timestamp } from './platform/clock.ts';
import { openFileStore } from './platform/file-store/open-file-store.ts';
import { createFiles } from './platform/files.ts';
import { createJobRuns, type JobRuns } from './platform/job-runs.ts';
import { type MailQueue, noMail } from './platform/mail-queue.ts';
import { type CountRequest, createRequestCounts } from './platform/request-counts.ts';
import { createSlowStatements } from './platform/slow-statements.ts';
import { type Checks, type Parts, registerRoutes } from './routes.ts';
import { answerBadAddress } from './ssr/bad-address.ts';
import type { Renderer } from './ssr/renderer.ts';

export interface AppOptions {
  config: Config;
  connection: Connection;
  clock: Clock;
  pages: Renderer;
  /** Default: ready. */
  lifecycle?: Lifecycle;
  /** Default: no mail is sent. */
  mail?: MailQueue;
  /** Runs of the scheduled jobs in this process. Default: none. */
  jobRuns?: JobRuns;
  /** Called when a route returns an error that its contract does not declare. Default: logs a warning. */
  onUndeclaredError?: (text: string) => void;
}

/**
 * Maximum number of responses that are computed at a time. The embedded database uses the CPU time of this process; PostgreSQL does not.
 */
const slots = { sqlite: 2, postgres: 16 };

/** Counts requests for limits; on PostgreSQL, for all instances together. */
const createCounts = (context: Context): CountRequest =>
  isPostgres(context.db) ? createDatabaseCounts(context) : createRequestCounts(() => context.clock().getTime());

const createServer = (config: Config): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    serverFactory: (route) => createHttpServer((request, response) => app.refuseEarly(request, response) || route(request, response)),
    genReqId: () => randomUUID(),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    // http/request-log.ts writes one line instead of two
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // no limit in the router: Node limits the length of the address, and an overlong slug gets 404
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: maxHeaderSize },
    requestIdHeader: false,
    ...serverTimeouts,
    // requests in progress at the shutdown are answered normally; http/lifecycle.ts closes their connections
    return503OnClosing: false,
    // malformed addresses and requests get the usual error responses
    frameworkErrors: answerBadAddress(config.siteUrl),
    clientErrorHandler: answerUnreadable(config.siteUrl),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('contractRoutes', []);
  return app;
};

/** Registers everything that handles a request before its route. */
const registerChecks = async (app: FastifyInstance, parts: Parts, onUndeclaredError: AppOptions['onUndeclaredError']): Promise<Checks> => {
  const { config, connection, editing, lifecycle, monitoring } = parts;
  const { db, clock } = editing;
  const { siteUrl } = config;
  const metrics = monitoring?.requests ?? null;
  registerRequestLog(app, metrics);
  registerErrors(app, onUndeclaredError);
  registerHostHeader(app, siteUrl);
  registerForwardedHeaders(app);
  const context = { db, clock, siteUrl, freeAttempts: freeAttemptsOf(config.loginRateLimit), sessionIdleMs: config.sessionIdleMs };
  const countRequest = createCounts({ db, clock });
  const { hasValidToken, isSignedIn } = registerAuthentication(
    app,
    (token) => (isApiToken(token) ? authenticateProgram(context, token) : authenticate(context, token)),
    { siteUrl, tokenLimit: { perMinute: config.apiTokenRateLimit, countRequest } },
  );
  const gate = createSiteGate({ db, clock, siteUrl, isSignedIn });
  registerVisitors(app);
  registerGate(app);
  registerLanguages(app, { version: connection.contentVersion, read: () => getPublishedLanguages(db) });
  const cache = registerCache(app, {
    gate,
    connection,
    clock,
    applyDue: (now) => applyAllDue(editing, now),
    nextDayOf: async (now) => nextDayAfter(now, await getTimeZone(db)),
    lifecycle,
    siteUrl,
    maxBytes: config.responseCacheBytes,
    metrics,
  });
  registerHeaders(app, siteUrl);
  registerLifecycle(app, lifecycle);
  const computations = createComputations(slots[isPostgres(db) ? 'postgres' : 'sqlite']);
  registerOverload(app, {
    computations,
    cache,
    lifecycle,
    siteUrl,
    perMinute: config.searchRateLimit,
    countRequest,
    metrics,
    languages: app.languages,
  });
  registerTimeouts(app);
  registerBodies(app);
  registerForms(app, parts.store, config.dataDir);
  await registerCompression(app);
  const passwordLimit = limitedTo({ name: 'password', perMinute: config.loginRateLimit, countRequest });
  registerCrossSite(app, { siteUrl, hasValidToken });
  await registerOpenApi(app, siteUrl);
  registerApiReference(app);
  const signInOptions = { ...passwordLimit, ...registerOrigins(app, siteUrl) };
  return { signIn: { context, isSignedIn, countRequest, passwordLimit, signInOptions }, gate, currentEpoch: cache.currentEpoch };
};

/** @returns the assembled app, which is not listening yet */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, connection, clock, pages, mail = noMail, lifecycle = { phase: 'ready' } } = options;
  const { jobRuns = createJobRuns(clock), onUndeclaredError } = options;
  const { db } = connection;
  const store = await openFileStore(config.files);
  const editing = { db, clock, siteUrl: config.siteUrl, files: createFiles({ dataDir: config.dataDir, clock, store }) };
  const slowStatements = createSlowStatements(clock);
  connection.onSlowStatement(slowStatements.report);
  const state = { startedAt: timestamp(clock), jobRuns, slowStatements };
  const monitoring = createMonitoring(config, connection);
  const parts: Parts = { config, connection, editing, store, mail, pages, lifecycle, monitoring, state };

  const app = createServer(config);
  connection.onLost((error) => app.log.warn({ reason: error.message }, 'database connection lost, reconnecting'));
  await registerRoutes(app, parts, await registerChecks(app, parts, onUndeclaredError));
  return app;
};
