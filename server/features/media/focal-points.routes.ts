// /focal-points.css: the focal points of pictures that the site crops. It has a rule for each picture whose focal point is not its middle,
// so that it applies wherever the picture is, in documents and after navigation, without a byte of script.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/database/context.ts';
import { handleAsOutage } from '#server/http/errors.ts';
import { listFocalPoints } from './media.service.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Enough to tell pictures apart. The rest of the name cannot be guessed, so nobody gets the address of a picture that no page shows yet. */
const beginningOf = (path: string): string => {
  const name = path.lastIndexOf('/') + 1;
  return path.slice(0, name + Math.floor((path.lastIndexOf('.') - name) / 2));
};

/** In no layer: it wins over the positions in the style sheets of the screens. */
const ruleOf = ({ path, focal_x, focal_y }: Awaited<ReturnType<typeof listFocalPoints>>[number]): string =>
  `img[src*="${beginningOf(path)}"]{object-position:${percent(focal_x)} ${percent(focal_y)}}`;

export const registerFocalPointsRoute = (app: FastifyInstance, { db }: Pick<Context, 'db'>): void => {
  const options = { schema: { hide: true }, errorHandler: handleAsOutage, config: { cachedParameters: () => [] } };
  app.get('/focal-points.css', options, async (_request, reply) => {
    const rules = (await listFocalPoints(db)).map(ruleOf);
    // the address in documents has the version
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=86400').send(rules.join('\n'));
  });
};
