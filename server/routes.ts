// Registers all calls and addresses of the product. The pages come last, because they answer every other address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { includesScope } from '#contract/rules/scopes.ts';
import { registerFocalPointsRoute } from '#server/features/media/focal-points.routes.ts';
import { registerMediaRoutes } from '#server/features/media/media.routes.ts';
import { resolveMenus } from '#server/features/settings/menus/menus.service.ts';
import { withSlideButtons } from '#server/features/settings/menus/slide-buttons.ts';
import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import { actingAs, type Context } from './database/context.ts';
import { registerAccountRoutes } from './features/account/account.routes.ts';
import { registerSignInMethodsRoutes } from './features/account/sign-in-methods.routes.ts';
import { registerAdministratorsRoutes } from './features/administrators/administrators.routes.ts';
import { registerPasswordResetRoutes } from './features/administrators/password-reset.routes.ts';
import { registerAnalyticsRoutes } from './features/analytics/analytics.routes.ts';
import { registerApiTokensRoutes } from './features/api-tokens/api-tokens.routes.ts';
import { registerAttributeGridRoutes } from './features/attribute-grid/attribute-grid.routes.ts';
import { registerAttributesRoutes } from './features/attributes/attributes.routes.ts';
import { registerAuditRoutes } from './features/audit/audit.routes.ts';
import { registerAuthRoutes } from './features/auth/auth.routes.ts';
import { mayReadFiles } from './features/auth/auth.service.ts';
import type { SignInRouteOptions } from './features/auth/origin.ts';
import type { SignInContext } from './features/auth/sign-in-guard.ts';
import { registerBackupsRoutes } from './features/backups/backups.routes.ts';
import { createBackupWarnings } from './features/backups/backups.service.ts';
import { createBackupsContext } from './features/backups/backups-context.ts';
import { registerBulkRoutes } from './features/bulk/bulk.routes.ts';
import { registerCategoryMergeRoutes } from './features/category-merge/category-merge.routes.ts';
import { registerCompareRoutes } from './features/compare/compare.routes.ts';
import { registerContactsRoutes } from './features/contacts/contacts.routes.ts';
import { registerDraftsRoutes } from './features/drafts/drafts.routes.ts';
import { previewForm } from './features/drafts/form-preview.service.ts';
import { findPreview, isInPreview } from './features/drafts/previews.service.ts';
import { registerEditingRoutes } from './features/editing/editing.routes.ts';
import { registerExportsRoutes } from './features/exports/exports.routes.ts';
import { registerFirstStepsRoutes } from './features/first-steps/first-steps.routes.ts';
import { registerHistoryRoutes } from './features/history/history.routes.ts';
import { registerHomepageRoutes } from './features/homepage/homepage.routes.ts';
import { registerIconsRoutes } from './features/icons/icons.routes.ts';
import { registerImportsRoutes } from './features/imports/imports.routes.ts';
import { registerInterfaceTextsRoutes } from './features/interface-texts/interface-texts.routes.ts';
import { registerMailRoutes } from './features/mail/mail.routes.ts';
import { mailSourceOf } from './features/mail/mail-server.ts';
import { registerRedirectsRoutes } from './features/redirects/redirects.routes.ts';
import { registerTextLinksRoutes } from './features/redirects/text-links.routes.ts';
import { registerSettingsRoutes } from './features/settings/settings.routes.ts';
import { getLanguages } from './features/settings/settings.values.ts';
import { registerSiteAccessRoutes } from './features/site-access/site-access.routes.ts';
import type { SiteGate } from './features/site-access/site-gate.ts';
import { registerSitemapRoutes } from './features/sitemap/sitemap.routes.ts';
import { registerSocialCardRoutes } from './features/social-card/social-card.routes.ts';
import { registerSortOrderRoutes } from './features/sort-order/sort-order.routes.ts';
import { registerSystemRoutes } from './features/system/system.routes.ts';
import type { ServerState } from './features/system/system.service.ts';
import { registerTranslationFilesRoutes } from './features/translation-files/translation-files.routes.ts';
import { registerTranslationsRoutes } from './features/translations/translations.routes.ts';
import { registerTrashRoutes } from './features/trash/trash.routes.ts';
import { createServedFiles } from './features/uploads/served-files.ts';
import { registerUploadsRoutes } from './features/uploads/uploads.routes.ts';
import { registerWebhooksRoutes } from './features/webhooks/webhooks.routes.ts';
import type { Cache } from './http/cache/register-cache.ts';
import { readFilesToken } from './http/files-cookie.ts';
import { registerHealth } from './http/health.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import type { Monitoring } from './http/monitoring.ts';
import { registerStorage } from './http/storage.ts';
import { kindRoutes } from './kinds.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import type { Files } from './platform/files.ts';
import type { MailQueue } from './platform/mail-queue.ts';
import type { CountRequest } from './platform/request-counts.ts';
import { createSecrets } from './platform/secrets.ts';
import { restorers } from './restorers.ts';
import type { Previews } from './ssr/preview.ts';
import type { Renderer } from './ssr/renderer.ts';
import { registerSsr } from './ssr/ssr.ts';
import { embeddedDatabasePath } from './start/data-folder.ts';

/** The parts of the product, created once. */
export interface Parts {
  config: Config;
  connection: Connection;
  /** Context for calls that read or change content. */
  editing: Context & { files: Files };
  store: FileStore;
  mail: MailQueue;
  pages: Renderer;
  lifecycle: Lifecycle;
  monitoring: Monitoring | null;
  state: ServerState;
}

/** For routes that sign in, or that limit how often they are called. */
export interface SignIn extends SignInRouteOptions {
  context: SignInContext & { siteUrl: string };
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  countRequest: CountRequest;
}

/** Results of the request checks that routes use. */
export interface Checks {
  signIn: SignIn;
  gate: SiteGate;
  currentEpoch: Cache['currentEpoch'];
}

const registerSignIn = (app: FastifyInstance, { editing: { db, clock }, mail }: Parts, signIn: SignIn): void => {
  const { context, passwordLimit } = signIn;
  registerAuthRoutes(app, context, signIn);
  registerAccountRoutes(app, context, passwordLimit);
  registerSignInMethodsRoutes(app, context, passwordLimit);
  registerAdministratorsRoutes(app, { db, clock, mail }, signIn);
  registerPasswordResetRoutes(app, { db, clock, mail }, signIn);
  registerApiTokensRoutes(app, { db, clock });
};

const registerOperation = (app: FastifyInstance, { config, connection, editing, store, mail, ...parts }: Parts): void => {
  const { dataDir } = config;
  const { db, clock } = editing;
  registerMailRoutes(app, { db, clock, mail, source: mailSourceOf(config) });
  registerWebhooksRoutes(app, { db, clock, secrets: createSecrets(config), privateHosts: config.webhookPrivateHosts });
  const backups = createBackupsContext({ config, connection, clock });
  registerBackupsRoutes(app, backups);
  const { monitoring, state, lifecycle } = parts;
  registerHealth(app, { connection, dataDir, store, lifecycle, backupWarnings: createBackupWarnings(backups) });
  const metrics = monitoring && config.metricsToken !== null ? { token: config.metricsToken, read: monitoring.read } : null;
  const databasePath = embeddedDatabasePath(config);
  registerFirstStepsRoutes(app, { backups, isMailEnabled: mail.isEnabled });
  registerSystemRoutes(app, { connection, dataDir, store, databasePath, isMailEnabled: mail.isEnabled, backups, state }, metrics);
};

const registerContent = (app: FastifyInstance, { config, connection, editing, store, mail }: Parts): void => {
  registerSettingsRoutes(app, editing);
  registerInterfaceTextsRoutes(app, editing);
  registerUploadsRoutes(app, editing);
  registerMediaRoutes(app, editing, restorers);
  for (const register of kindRoutes) register(app, editing);
  registerAttributesRoutes(app, editing);
  registerAttributeGridRoutes(app, editing);
  registerCategoryMergeRoutes(app, editing);
  registerCompareRoutes(app, editing);
  registerTrashRoutes(app, editing);
  registerBulkRoutes(app, { ...editing, mail });
  registerSortOrderRoutes(app, editing);
  registerExportsRoutes(app, { ...editing, store, siteUrl: config.siteUrl });
  registerEditingRoutes(app, editing);
  registerDraftsRoutes(app, editing);
  registerTextLinksRoutes(app, editing);
  registerTranslationsRoutes(app, editing);
  registerTranslationFilesRoutes(app, { ...editing, store, dataDir: config.dataDir, log: app.log });
  registerHistoryRoutes(app, editing, restorers);
  registerAuditRoutes(app, editing);
  registerHomepageRoutes(app, editing);
  registerImportsRoutes(app, { ...editing, store, dataDir: config.dataDir, log: app.log, holdVisitors: connection.holdVisitors });
};

const registerFiles = (app: FastifyInstance, { config, editing, store }: Parts, { signIn, currentEpoch }: Checks): void => {
  const { db, clock } = editing;
  const isAdministrator = async (request: FastifyRequest): Promise<boolean> => {
    const token = readFilesToken(request);
    if (await signIn.isSignedIn(request)) return true;
    if (request.administrator?.apiToken) return includesScope(request.administrator.apiToken.scopes, 'media:read');
    return token !== null && mayReadFiles(signIn.context, token);
  };
  registerStorage(app, {
    store,
    publicUrl: config.filesPublicUrl,
    findFile: createServedFiles(db, currentEpoch),
    isAdministrator,
    isInPreview: (token, path) => isInPreview({ db, clock }, token, path),
  });
};

const registerDocuments = async (
  app: FastifyInstance,
  { config, editing, store, pages }: Parts,
  { gate, currentEpoch }: Checks,
): Promise<void> => {
  const { siteUrl } = config;
  const { db, clock } = editing;
  registerFocalPointsRoute(app, editing);
  registerSitemapRoutes(app, { ...editing, siteUrl });
  registerSocialCardRoutes(app, { db, clock, store });
  registerIconsRoutes(app, { db, store });
  const previews: Previews = {
    findPreview: (token) => findPreview({ db, clock }, token),
    previewOfForm: (administrator, of, values) => previewForm(actingAs(editing, administrator), of, values),
    menusOfForm: (stored) => resolveMenus(editing, stored),
    heroOfForm: (hero) => withSlideButtons(editing, hero),
    listLanguages: () => getLanguages(db),
  };
  const machines = async () => (await gate.closedIn(await currentEpoch()))?.machines ?? null;
  await registerSsr(app, { pages, siteUrl, previews, machines, redirects: registerRedirectsRoutes(app, editing) });
};

export const registerRoutes = async (app: FastifyInstance, parts: Parts, checks: Checks): Promise<void> => {
  const { signIn } = checks;
  const { config, editing, mail } = parts;
  const { siteUrl, contactRateLimit } = config;
  const { isSignedIn, countRequest } = signIn;
  registerSignIn(app, parts, signIn);
  registerContactsRoutes(app, { ...editing, contactRateLimit, mail, siteUrl, countRequest });
  registerSiteAccessRoutes(app, editing, { ...signIn, gate: checks.gate, currentEpoch: checks.currentEpoch });
  registerOperation(app, parts);
  registerContent(app, parts);
  registerAnalyticsRoutes(app, { ...editing, siteUrl, isSignedIn });
  registerFiles(app, parts, checks);
  await registerDocuments(app, parts, checks);
};
