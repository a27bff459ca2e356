// Set-up file of every test: output to the console that the test does not expect, or a request that would leave the
// machine, fails the test. A test that provokes a message replaces the method with `vi.spyOn(console, …)` and asserts it.
import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;
const { fetch: realFetch } = globalThis;

/** Lines that say nothing about the product. */
const ignored = [
  // the page around the tested part asks for them, and most tests give no answer
  /^console\.error: A query failed \[ '(?:contacts', 'stats'|mail', 'overview'|backups', 'overview'|sign-in', 'options'|admin-settings', 'group', 'theme'|settings', 'public'|currency', 'public'|dashboard', ')/,
  // whether an update ends inside act() depends on the speed of the machine
  /not wrapped in act\(|not configured to support act\(|inside an `act` scope/,
  // jsdom does not know this element
  /The tag <search> is unrecognized/,
];

const isBrowser = typeof window !== 'undefined';

let complaints: string[] = [];

const isLocal = (address: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);

/** Only servers that a test has started answer; component tests have none. */
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
  const unexpected = complaints.splice(0).filter((line) => !ignored.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
});
