// Responses to addresses that cannot be decoded, for which Fastify runs no route and no hook.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnderApi } from '#server/http/api-path.ts';
import { isReading } from '#server/http/conditional.ts';
import { handleError } from '#server/http/errors.ts';
import { protectiveHeaders } from '#server/http/headers.ts';
import { localNotice } from '#server/http/local-notice.ts';
import { sendNotice } from '#server/http/notice-page.ts';
import { logAnswered } from '#server/http/request-log.ts';

/** @returns a handler for Fastify's frameworkErrors */
export const answerBadAddress =
  (siteUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { method, url } = request;
    reply.headers(protectiveHeaders(siteUrl)).header('x-request-id', request.id);
    reply.raw.once('finish', () => logAnswered(request.log, { method, url, status: reply.statusCode, ms: reply.elapsedTime }));
    if (isReading(request) && !isUnderApi(url))
      sendNotice(reply, { status: 400, ...localNotice(request.server.languages.known(), url, 'badAddress') });
    else handleError(error, request, reply);
  };
