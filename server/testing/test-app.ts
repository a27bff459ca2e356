// The real app in process with a new database, created by the same function as in production.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import type { ActingContext } from '#server/database/context.ts';
import { migrate } from '#server/database/migrate.ts';
import { createAdministrator } from '#server/features/auth/auth.repository.ts';
import { issueToken } from '#server/features/auth/auth.service.ts';
import { hasMailServer } from '#server/features/mail/mail-server.ts';
import { ensureDefaults } from '#server/features/settings/settings.service.ts';
import type { Lifecycle } from '#server/http/lifecycle.ts';
import { createMailQueue } from '#server/platform/mail-queue.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Renderer } from '#server/ssr/renderer.ts';
import { createDatabase, rememberDatabase } from './database.ts';
import { migratedConnections } from './migrated-connections.ts';

export const testAdministrator = { email: 'owner@example.com', password: 'correct horse battery' } as const;

// hashing is slow by design, so all tests of a file share one hash
const passwordHash = hashPassword(testAdministrator.password);

const firstTime = '2026-11-21T03:00:00.000Z';

const inMemory = 'file::memory:';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  connection: Connection;
  lifecycle: Lifecycle;
  /** Context for services and builders (server/testing/builders.ts). */
  context: ActingContext;
  setTime: (iso: string) => void;
  /** Sends a request and parses a JSON response. */
  send: (
    method: InjectOptions['method'] & string,
    url: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  /** Headers of a signed-in administrator. */
  signIn: () => Promise<{ authorization: string }>;
  /**
   * For `beforeEach`, because creating an app takes most of the time of a test: the first call remembers the content of the database, and
   * later calls restore it. Sets the clock to its initial time.
   */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

// API tests do not need the web part
export const noPages: Renderer = {
  render: async () => ({
    status: 200,
    location: null,
    head: '<title>Test</title>',
    themeStyle: '',
    mapAddress: null,
    body: '<p>Test</p>',
    state: '{}',
    modules: [],
  }),
  tags: async () => ({ head: '', bodyEnd: '' }),
  registerFiles: async () => {},
  hasContentPolicy: true,
  isStable: true,
};

/**
 * @param environment variables that differ from the defaults for tests
 * @param database to use instead of a new one; closed with the app
 * @param render the renderer of the web part, for tests of whole documents
 */
export const createTestApp = async (
  environment: Record<string, string> = {},
  database?: Connection,
  render: Renderer['render'] = noPages.render,
): Promise<TestApp> => {
  const config = readConfig({
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATABASE_URL: inMemory,
    CONTACT_RATE_LIMIT: '0',
    LOGIN_RATE_LIMIT: '0',
    SEARCH_RATE_LIMIT: '0',
    SEED: 'none',
    ...environment,
  });
  let now = new Date(firstTime);
  const clock = () => now;
  const connection = database ?? (config.databaseUrl === inMemory ? await createDatabase() : await connect(config.databaseUrl));
  if (!migratedConnections.has(connection)) await migrate(connection);
  await ensureDefaults({ db: connection.db, clock });
  const at = clock().toISOString();
  await createAdministrator(connection.db, { email: testAdministrator.email, name: 'Administrator', passwordHash: await passwordHash, at });
  const undeclared: string[] = [];
  const onUndeclaredError = (text: string) => void undeclared.push(text);
  const mail = createMailQueue((db) => hasMailServer(db, config));
  const lifecycle: Lifecycle = { phase: 'ready' };
  const app = await createApp({ config, connection, clock, pages: { ...noPages, render }, lifecycle, mail, onUndeclaredError });
  await app.ready();

  const send: TestApp['send'] = async (method, url, { body, headers } = {}) => {
    const response = await app.inject({ method: method as 'GET', url, headers, ...(body !== undefined && { payload: body as object }) });
    if (undeclared.length > 0) throw new Error(undeclared.splice(0).join('\n'));
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
  };
  let restore: (() => Promise<void>) | null = null;
  return {
    app,
    config,
    connection,
    lifecycle,
    context: { db: connection.db, clock, actor: null },
    setTime: (iso) => {
      now = new Date(iso);
    },
    send,
    signIn: async () => ({
      authorization: `Bearer ${(await issueToken({ db: connection.db, clock }, { administratorId: 1, remember: false })).token}`,
    }),
    reset: async () => {
      now = new Date(firstTime);
      if (restore) await restore();
      else restore = await rememberDatabase(connection);
    },
    close: async () => {
      await app.close();
      await connection.db.destroy();
      if (undeclared.length > 0) throw new Error(undeclared.join('\n'));
    },
  };
};
