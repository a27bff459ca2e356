import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { accessPasswordLimits, accessPath } from '#contract/rules/site-access.ts';
import * as contract from '#contract/site-access.ts';
import { actingAs, type Context } from '#server/database/context.ts';
import { originOf } from '#server/features/auth/origin.ts';
import { checkSignIn, pauseText, type SignInContext } from '#server/features/auth/sign-in-guard.ts';
import type { Epoch } from '#server/http/cache/epoch.ts';
import { isMarkedCrossSite, isSecure } from '#server/http/cross-site.ts';
import { AppError, handleError } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';
import { verifyPassword } from '#server/platform/passwords.ts';
import { accessCookieOf } from './access-cookie.ts';
import { getSiteAccess, type LocalContact, saveSiteAccess } from './site-access.service.ts';
import { type SiteGate, sendAccessPage } from './site-gate.ts';

const monthSeconds = 30 * 24 * 60 * 60;
const maxBodyBytes = 16 * 1024;
/** Attempts are counted as those of one account, with pauses for each network. */
const account = 'site access';

interface Options {
  context: SignInContext & { siteUrl: string };
  passwordLimit: RouteShorthandOptions;
  gate: SiteGate;
  currentEpoch: () => Promise<Epoch>;
}

/** @returns a path of this site: a text that browsers read as another host becomes the home page */
const localPath = (text: string): string => (/^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(text) && !text.includes('\\') ? text : '/');

const fieldsOf = ({ body }: FastifyRequest): { password: string; next: string } => {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return { password: (fields.get('password') ?? '').slice(0, accessPasswordLimits.max), next: localPath(fields.get('next') ?? '') };
};

interface Refusal {
  errorIn: (say: LocalContact['say']) => string;
  status: number;
}

/** A pause after wrong passwords, or the limit per minute, whose message has a language. */
const refusalOf =
  ({ message, details }: AppError): Refusal['errorIn'] =>
  (say) => {
    const seconds = Number(details.headers?.['retry-after']);
    if (message !== pauseText(seconds)) return message;
    return seconds >= 120 ? say('closedMinutes', { count: Math.ceil(seconds / 60) }) : say('closedSeconds', { count: seconds });
  };

/** The form of the page, which works without a script. */
const registerForm = (app: FastifyInstance, { context, passwordLimit, gate, currentEpoch }: Options): void => {
  const { siteUrl, clock } = context;
  const ask = async (request: FastifyRequest, reply: FastifyReply, { errorIn, status }: Refusal) => {
    const site = await gate.closedIn(await currentEpoch());
    return site ? sendAccessPage(reply, siteUrl, { site, next: fieldsOf(request).next, errorIn, status }) : reply.redirect('/', 303);
  };
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof AppError) || error.code !== 'too-many') return handleError(error, request, reply);
    return ask(request, reply.headers(error.details.headers ?? {}), { errorIn: refusalOf(error), status: 429 });
  };
  const config = { ...passwordLimit.config, skipCsrfCheck: true };
  const options = { schema: { hide: true }, ...passwordLimit, config, errorHandler, bodyLimit: maxBodyBytes };
  app.post(accessPath, options, async (request, reply) => {
    if (isMarkedCrossSite(request, siteUrl)) throw new AppError('cross-site');
    const { password, next } = fieldsOf(request);
    const site = await gate.closedIn(await currentEpoch());
    if (!site) return reply.redirect(next, 303);
    const isRight = await checkSignIn(context, account, originOf(request), () => verifyPassword(password, site.passwordHash, request.ip));
    if (!isRight) return ask(request, reply, { errorIn: (say) => say('closedWrong'), status: 403 });
    const lifetime = { now: clock().getTime(), maxAgeSeconds: monthSeconds };
    reply.header('set-cookie', accessCookieOf(site.passwordHash, lifetime, isSecure(request, siteUrl)));
    return reply.header('cache-control', 'no-store').redirect(next, 303);
  });
};

export const registerSiteAccessRoutes = (app: FastifyInstance, context: Context, options: Options): void => {
  mount(app, contract.getSiteAccess, async () => ({ access: await getSiteAccess(context.db) }));
  mount(app, contract.putSiteAccess, async ({ administrator, body }) => {
    await saveSiteAccess(actingAs(context, administrator), body);
    return { message: 'Visitor access saved', access: await getSiteAccess(context.db) };
  });
  // the only route that takes forms of browsers
  void app.register(async (scope) => {
    const parseAs = { parseAs: 'string', bodyLimit: maxBodyBytes } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', parseAs, (_request, body, done) => done(null, body));
    registerForm(scope, options);
  });
};
