// A refused sign-in does not reveal whether the account exists, because the same statements run before the response.
import { afterEach, expect, it } from 'vitest';
import { createDatabase } from '#server/testing/database.ts';
import { createTestApp, type TestApp, testAdministrator } from '#server/testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

const answered = 'answered';

it('runs the same statements for known and unknown accounts (AACC-15)', async () => {
  const connection = await createDatabase();
  const steps: string[] = [];
  const db = connection.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      steps.push(connection.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  test = await createTestApp({}, { ...connection, db });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as { port: number };
  test.app.server.on('request', (_request, response) => response.once('finish', () => steps.push(answered)));
  /** @returns the statements before the response to a wrong password */
  const refuse = async (email: string) => {
    steps.splice(0);
    const body = JSON.stringify({ email, password: 'wrong' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`http://127.0.0.1:${port}/api/admin/auth/login`, { method: 'POST', body, headers })).status).toBe(401);
    return steps.slice(0, steps.indexOf(answered));
  };
  const known = await refuse(testAdministrator.email);
  // wait until the first refusal is stored
  await expect.poll(() => steps.filter((step) => step.includes('audit_log')).length).toBeGreaterThan(0);
  const rows = async () => (await connection.db.selectFrom('sign_ins').select('result').execute()).length;
  await expect.poll(rows).toBe(1);
  expect(known.length).toBeGreaterThan(3);
  expect(await refuse('nobody@example.com')).toEqual(known);
  expect(await rows()).toBe(1);
});
