// /social-card.jpg has a permanent address, but its picture can change. /social-card/products/12/….jpg is the picture of one record.
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/schema.ts';
import { handleAsOutage, notFound } from '#server/http/errors.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { openRecordCards } from './record-card.service.ts';
import { cardKinds } from './record-card.ts';
import { openSocialCard } from './social-card.service.ts';

interface CardRequest {
  Params: { kind: string; id: string; name: string };
}

/** A fingerprint, or `current` for the current picture. */
const namePattern = /^([\da-f]{16}|current)\.jpg$/;
const idPattern = /^[1-9]\d{0,8}$/;

export const registerSocialCardRoutes = (app: FastifyInstance, context: { db: Database; clock: Clock; store: FileStore }): void => {
  const card = openSocialCard(context.db, context.store);
  // these routes need a slot (http/overload.ts), and the services cache the pictures
  const options = { schema: { hide: true }, errorHandler: handleAsOutage, config: { cachedParameters: () => null } };
  app.get('/social-card.jpg', options, async (_request, reply) => {
    const { bytes, etag } = await card();
    return reply.type('image/jpeg').headers({ 'cache-control': 'no-cache', etag }).send(bytes);
  });

  const recordCard = openRecordCards(context);
  app.get<CardRequest>('/social-card/:kind/:id/:name', options, async (request, reply) => {
    const { kind: named, id, name } = request.params;
    const kind = cardKinds.find((one) => one === named);
    const requested = namePattern.exec(name)?.[1];
    if (!kind || !requested || !idPattern.test(id)) throw notFound();
    const drawn = await recordCard({ kind, id: Number(id), requested });
    if (!drawn) throw notFound();
    // an old address shows the current picture, which must not be cached under it
    const lasts = drawn.fingerprint === requested;
    if (drawn.fingerprint !== null) reply.header('etag', `"${drawn.fingerprint}"`);
    return reply
      .type('image/jpeg')
      .header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(drawn.bytes);
  });
};
