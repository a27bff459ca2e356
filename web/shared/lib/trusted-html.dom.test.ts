import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = Record<'createHTML' | 'createScript', (text: string) => string>;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('in a browser with Trusted Types (DOC-14)', () => {
  it('creates one policy and uses it for every value', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => ({
      createHTML: (html: string) => `trusted ${rules.createHTML(html)}`,
      createScript: (text: string) => `trusted ${rules.createScript(text)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { trustHtml, trustJson } = await import('./trusted-html.ts');
    expect([trustHtml('<b>1</b>'), trustHtml('2'), trustJson('{"a":1}')]).toEqual(['trusted <b>1</b>', 'trusted 2', 'trusted {"a":1}']);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['checked-html']);
  });
});

describe('in a browser without Trusted Types (DOC-14)', () => {
  it('returns the string', async () => {
    const { trustHtml, trustJson } = await import('./trusted-html.ts');
    expect([trustHtml('<b>1</b>'), trustJson('{"a":1}')]).toEqual(['<b>1</b>', '{"a":1}']);
  });

  it('rejects data that is not JSON', async () => {
    const { trustJson } = await import('./trusted-html.ts');
    expect(() => trustJson('alert(1)')).toThrow(SyntaxError);
  });
});
