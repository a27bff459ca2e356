import type { FastifyRequest } from 'fastify';
import { ownOriginOf } from '#server/http/cross-site.ts';

/** The identity of the site for passkeys. A passkey works only with the host name for which it was created. */
export interface RelyingParty {
  /** Host name. */
  id: string;
  origin: string;
}

export const relyingPartyOf = (request: FastifyRequest, siteUrl: string): RelyingParty => {
  const origin = ownOriginOf(request, siteUrl);
  return { origin, id: new URL(origin).hostname };
};
