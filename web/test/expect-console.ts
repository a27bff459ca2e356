import { format } from 'node:util';
import { expect, onTestFinished, vi } from 'vitest';

/**
 * Expects each message at least once until the end of the running test. Other output still fails the test.
 * @param messages matched against the formatted output
 */
export const expectConsole = (method: 'error' | 'warn', ...messages: RegExp[]): void => {
  const missing = new Set(messages);
  const spy = vi.spyOn(console, method);
  const report = spy.getMockImplementation();
  spy.mockImplementation((...parts: unknown[]) => {
    const matching = messages.filter((message) => message.test(format(...parts)));
    if (matching.length === 0) report?.(...parts);
    for (const message of matching) missing.delete(message);
  });
  onTestFinished(() => expect([...missing], `messages that console.${method} did not get`).toEqual([]));
};
