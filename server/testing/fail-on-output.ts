// Set-up file of every test. A test fails if it writes unexpected output to the console, or sends a request to another machine. A test that
// provokes a message replaces the method with `vi.spyOn(console, …)` and asserts it.
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const { fetch: realFetch } = globalThis;

/** Queries of components around the tested one. Most tests define no response for them, so the fake API answers 404. */
const unanswered = [
  "'backups', 'overview'",
  "'contacts', 'stats'",
  "'currency', 'public'",
  "'dashboard', 'analytics'",
  "'dashboard', 'categories'",
  "'dashboard', 'contacts'",
  "'dashboard', 'first-steps'",
  "'dashboard', 'news'",
  "'dashboard', 'products'",
  "'mail', 'overview'",
  "'pages', 'unlinked'",
  "'settings', 'public'",
  "'sign-in', 'options'",
  "'webhooks', 'list'",
].map((key) => `console.error: A query failed [ ${key} ] ApiError: The API answered with status 404`);

/** Beginnings of lines that are irrelevant to the product. */
const ignored = [
  ...unanswered,
  // jsdom does not support this element
  'console.error: The tag <search> is unrecognized in this browser.',
];

const isBrowser = typeof window !== 'undefined';

let complaints: string[] = [];

const isLocal = (address: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);

/** Only servers started by a test respond; component tests have none. */
const guardedFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!isBrowser && isLocal(address)) return realFetch(input, init);
  complaints.push(`request: ${address}`);
  throw new TypeError(`No test may request ${address}`);
};

beforeEach(() => {
  complaints = [];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${format(...parts)}`);
    });
  vi.stubGlobal('fetch', guardedFetch);
  if (!isBrowser) return;
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open(_method: string, address: string) {
        complaints.push(`request: ${address}`);
        throw new TypeError(`No test may request ${address}`);
      }
    },
  );
});

afterEach(() => {
  const unexpected = complaints.splice(0).filter((line) => !ignored.some((beginning) => line.startsWith(beginning)));
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
});
