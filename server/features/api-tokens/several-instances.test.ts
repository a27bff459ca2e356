// Limits and revocations of API tokens, also when several instances share one database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { noPages } from '#server/testing/test-app.ts';

const path = '/api/admin/api-tokens';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp({ API_TOKEN_RATE_LIMIT: '3' });
});
afterAll(() => test.close());

const create = async (name: string) => {
  const { body } = await test.call('POST', path, { name, scopes: ['products:read'] });
  return { id: body.api_token.id as number, headers: { authorization: `Bearer ${body.token}` } };
};
const read = async (headers: Record<string, string>) => (await test.visit('GET', '/api/admin/products', { headers })).status;

it('limits a token, whatever its address, also with refused calls (TOKEN-08)', async () => {
  const { headers } = await create('ERP');
  const other = await create('CRM');
  expect(await read(headers)).toBe(200);
  expect((await test.visit('GET', '/api/admin/contacts', { headers })).status).toBe(403);
  const third = await test.visit('GET', '/api/admin/products', { headers });
  expect([third.status, third.headers['x-ratelimit-limit'], third.headers['x-ratelimit-remaining']]).toEqual([200, '3', '0']);
  test.setTime('2026-11-21T03:00:30.000Z');
  const { status, body, headers: answered } = await test.visit('GET', '/api/admin/products', { headers });
  expect([status, body, answered['retry-after']]).toEqual([429, expect.objectContaining({ code: 'too-many' }), '30']);
  expect(await read(other.headers)).toBe(200);
  test.setTime('2026-11-21T03:01:00.000Z');
  expect(await read(headers)).toBe(200);
});

it('shares tokens and revocations between instances, and on PostgreSQL the limit (TOKEN-05, TOKEN-08)', async () => {
  const { config, connection, lifecycle, context } = test;
  const second = await createApp({ config, connection, lifecycle, clock: context.clock, pages: noPages });
  await second.ready();
  const { id, headers } = await create('Nightly prices');
  const readThere = async () => (await second.inject({ url: '/api/admin/products', headers })).statusCode;
  expect([await read(headers), await readThere(), await read(headers)]).toEqual([200, 200, 200]);
  expect(await readThere()).toBe(databaseName === 'PostgreSQL' ? 429 : 200);
  test.setTime('2026-11-21T03:03:00.000Z');
  expect((await test.call('DELETE', `${path}/${id}`)).body).toEqual({ message: 'API token revoked' });
  expect([await readThere(), await read(headers)]).toEqual([401, 401]);
  expect((await test.call('DELETE', `${path}/${id}`)).status).toBe(404);
  const [entry] = (await test.get('/api/admin/audit?kind=api-token')).body.data;
  expect(entry).toMatchObject({ action: 'delete', record_name: 'Nightly prices', actor: { id: 1, name: 'Administrator' } });
  await second.close();
});
