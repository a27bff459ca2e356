// Every expensive route for visitors has a limit.
import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

/** Cheap routes for visitors, which are neither cached, nor computed in a slot, nor rate-limited. */
const cheap: Record<string, string> = {
  'GET /api/admin/auth/options': 'reads one row',
  'GET /api/admin/backups/download/:token': 'refused without a small file of the token',
  'GET /api/docs/json': 'redirects',
  'GET /api/docs/yaml': 'redirects',
  'GET /healthz': 'reads nothing',
  'GET /metrics': 'refused without the token of the operator',
  'GET /preview/:token/storage/*': 'as /storage/*, refused without a link',
  'GET /readyz': 'one query that reads no table; of monitoring',
  'GET /robots.txt': 'a constant text, known until the content changes',
  'GET /storage/*': 'a stored file; the queue of scaled pictures is bounded',
  'POST /api/public/visits': 'counted in memory, and limited for each address',
};

it('limits every route for visitors by a cache, a rate limit or a slot, unless it is cheap (LOAD-08)', async () => {
  const { app, close } = await createTestApp({ CONTACT_RATE_LIMIT: '5', LOGIN_RATE_LIMIT: '5', METRICS_TOKEN: 'x'.repeat(40) });
  const unlimited = app.allRoutes.flatMap(({ method, url, config }) => {
    const { declared, cachedParameters, limit } = config ?? {};
    const isLimited = declared?.access === 'admin' || cachedParameters !== undefined || limit !== undefined;
    return isLimited || method === 'HEAD' ? [] : [`${method} ${url}`];
  });
  expect(unlimited.toSorted()).toEqual(Object.keys(cheap).toSorted());
  await close();
});
