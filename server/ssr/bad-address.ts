// Responses to addresses that cannot be decoded, for which Fastify calls no route and no hook.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnderApi } from '#server/http/api-path.ts';
import { handleError } from '#server/http/errors.ts';
import { protectiveHeaders } from '#server/http/headers.ts';

/** @returns Fastify's frameworkErrors */
export const answerBadAddress =
  (siteUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(protectiveHeaders(siteUrl)).header('x-request-id', request.id);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isUnderApi(request.url);
    if (!isPage) handleError(error, request, reply);
    else request.server.answerBadPage(request, reply).catch((failure: FastifyError) => handleError(failure, request, reply));
  };
