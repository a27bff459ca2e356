// Feeds and sitemaps in languages other than the main one, such as /de/feed.xml: the same route answers them with the parameter `locale`.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inject } from 'light-my-request';

const files = /^\/(?:feed(?:\/[a-z]+)?|sitemap-[a-z]+-\d{1,6})\.xml$/;

/** @param path of the address @param page the path without the code */
export const isLanguageFile = (path: string, page: string): boolean => page !== path && files.test(page);

/** Headers of the whole response, which its own hooks have set. */
const copied = ['content-type', 'cache-control'] as const;

/** @param path without the code */
export const sendLanguageFile = async (app: FastifyInstance, reply: FastifyReply, path: string, code: string): Promise<FastifyReply> => {
  const { statusCode, headers, body } = await inject(app.routing, { method: 'GET', url: `${path}?locale=${code}` });
  for (const name of copied) if (headers[name] !== undefined) reply.header(name, headers[name]);
  return reply.code(statusCode).send(body);
};
