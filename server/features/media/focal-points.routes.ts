// /focal-points.css: the focal points of pictures, used where the site crops them. It has a rule for each picture whose focal point is
// not the centre, which applies wherever the picture is shown, in documents and after navigation, without any script.
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/database/context.ts';
import { handleAsOutage } from '#server/http/errors.ts';
import { listFocalPoints } from './media.service.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Enough to distinguish pictures. The rest of the name cannot be guessed, so the address of an unpublished picture is not revealed. */
const beginningOf = (path: string): string => {
  const name = path.lastIndexOf('/') + 1;
  return path.slice(0, name + Math.floor((path.lastIndexOf('.') - name) / 2));
};

/** Outside all layers, so that it overrides the positions in the style sheets of the screens. */
const ruleOf = ({ path, focal_x, focal_y }: Awaited<ReturnType<typeof listFocalPoints>>[number]): string =>
  `img[src*="${beginningOf(path)}"]{object-position:${percent(focal_x)} ${percent(focal_y)}}`;

export const registerFocalPointsRoute = (app: FastifyInstance, { db }: Pick<Context, 'db'>): void => {
  const options = { schema: { hide: true }, errorHandler: handleAsOutage, config: { cachedParameters: () => [] } };
  app.get('/focal-points.css', options, async (_request, reply) => {
    const rules = (await listFocalPoints(db)).map(ruleOf);
    // documents link it with a version, so it can be cached
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=86400').send(rules.join('\n'));
  });
};
