// The real app with its own data folder, called by a signed-in administrator.
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '#server/database/connect.ts';
import type { Renderer } from '#server/ssr/renderer.ts';
import { type FormContent, multipart } from './multipart.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// tests read single fields of responses; their expectations define the shape
// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define the shape
type Body = any;

interface Answer {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export interface EditingApp extends Omit<TestApp, 'send' | 'signIn'> {
  dataDir: string;
  /** Headers of the signed-in administrator. */
  signedIn: { authorization: string };
  get: (url: string) => Promise<Answer>;
  /** Sends a form. */
  post: (url: string, form?: FormContent) => Promise<Answer>;
  /** Sends JSON, or no body. */
  call: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown) => Promise<Answer>;
  /** Sends a request as a visitor. */
  visit: TestApp['send'];
  /** Paths of all stored files and temp files. */
  stored: () => string[];
}

/** Has the same parameters as createTestApp. */
export const createEditingApp = async (
  environment: Record<string, string> = {},
  database?: Connection,
  render?: Renderer['render'],
): Promise<EditingApp> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'editing-'));
  const { send, signIn, ...test } = await createTestApp({ DATA_DIR: dataDir, ...environment }, database, render);
  const headers = await signIn();
  const { authorization } = headers;
  const stored = () => globSync(['uploads/**/*.*', 'uploads/.incoming/*'], { cwd: dataDir }).filter((path) => path !== 'uploads/.incoming');
  return {
    ...test,
    dataDir,
    signedIn: headers,
    visit: send,
    get: (url) => send('GET', url, { headers }),
    post: (url, form = {}) => {
      const { payload, contentType } = multipart(form);
      return send('POST', url, { body: payload, headers: { ...headers, 'content-type': contentType } });
    },
    call: (method, url, body) => send(method, url, { headers, ...(body !== undefined && { body }) }),
    stored,
    reset: async () => {
      headers.authorization = authorization;
      for (const path of stored()) rmSync(join(dataDir, path));
      await test.reset();
    },
    close: async () => {
      await test.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};
