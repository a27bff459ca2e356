// The gate of a site that is not public: who passes, and what others get.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/database/context.ts';
import type { Epoch } from '#server/http/cache/epoch.ts';
import { isSecure } from '#server/http/cross-site.ts';
import { AppError } from '#server/http/errors.ts';
import type { Gate } from '#server/http/gate.ts';
import { protectiveHeaders } from '#server/http/headers.ts';
import { accessCookieOf, hasAccessCookie } from './access-cookie.ts';
import { accessPage, accessPagePolicy, logoOf } from './access-page.ts';
import { type ClosedSite, findClosedSite, type LocalContact } from './site-access.service.ts';

const hourSeconds = 3600;
/** For administrators, whose browsers get the cookie while they work. */
const administratorSeconds = 12 * hourSeconds;

interface Options extends Context {
  siteUrl: string;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

export interface SiteGate extends Gate {
  /** @returns null while the site is public */
  closedIn: (epoch: Epoch) => Promise<ClosedSite | null>;
}

interface Page {
  site: ClosedSite;
  next: string;
  errorIn?: (say: LocalContact['say']) => string;
  status: number;
}

export const sendAccessPage = (reply: FastifyReply, siteUrl: string, { status, ...content }: Page): FastifyReply => {
  if (status === 503) reply.header('retry-after', String(hourSeconds));
  return reply
    .code(status)
    .headers({ ...protectiveHeaders(siteUrl), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-security-policy', accessPagePolicy)
    .type('text/html; charset=utf-8')
    .send(accessPage(content));
};

/** The settings belong to an epoch, as everything that visitors see: switching is a change of the content version. */
const createClosedIn = ({ db }: Context): SiteGate['closedIn'] => {
  const known = new WeakMap<Epoch, Promise<ClosedSite | null>>();
  return (epoch) => {
    const found = known.get(epoch) ?? findClosedSite(db);
    known.set(epoch, found);
    found.catch(() => known.delete(epoch));
    return found;
  };
};

const isPage = (request: FastifyRequest): boolean => request.routeOptions.url === '/*';

export const createSiteGate = ({ db, clock, siteUrl, isSignedIn }: Options): SiteGate => {
  const closedIn = createClosedIn({ db, clock });
  const now = () => clock().getTime();
  const isAdministrator = async (request: FastifyRequest) => request.headers.authorization !== undefined && (await isSignedIn(request));
  return {
    closedIn,
    admits: async (request, reply, epoch) => {
      const site = await closedIn(epoch);
      if (site === null || request.url.split('?')[0] === logoOf(site.contacts[0])) return true;
      const isKnown = hasAccessCookie(request.headers.cookie, site.passwordHash, now());
      if (!isKnown && !(await isAdministrator(request))) return false;
      if (!isKnown) {
        const lifetime = { now: now(), maxAgeSeconds: administratorSeconds };
        reply.header('set-cookie', accessCookieOf(site.passwordHash, lifetime, isSecure(request, siteUrl)));
      }
      request.isBehindGate = true;
      return true;
    },
    refuse: async (request, reply, epoch) => {
      const site = await closedIn(epoch);
      request.isRefused = true;
      if (site && isPage(request)) {
        const status = site.machines === 'noindex' ? 200 : 503;
        return sendAccessPage(reply, siteUrl, { site, next: request.url, status });
      }
      reply.headers(protectiveHeaders(siteUrl));
      throw new AppError('not-public', { headers: { 'retry-after': String(hourSeconds), 'x-robots-tag': 'noindex' } });
    },
  };
};
