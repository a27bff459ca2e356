import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { adminPolicy, sitePolicy } from './headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

it('administrators see pictures that are not sent yet, visitors have none', () => {
  expect(directive(adminPolicy, 'img-src')).toContain(' blob:');
  expect(directive(sitePolicy, 'img-src')).not.toContain('blob:');
});

// the preview is a document of this page's own and inherits its policy: nothing had to be opened for it
it('no page runs or frames what is not its own or a player from elsewhere (DOC-11)', () => {
  for (const policy of [adminPolicy, sitePolicy]) {
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https:');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  }
});

describe('where the site is served', () => {
  const open = async (siteUrl: string) => {
    const test = await createTestApp({ SITE_URL: siteUrl });
    const answers = await Promise.all(
      ['/', '/api/public/settings', '/nothing.css', '/healthz', '/sitemap.xml', '/api/nothing'].map((url) => test.app.inject({ url })),
    );
    await test.close();
    return answers.map(({ headers }) => headers);
  };

  it('over https: browsers never use plain http, and the cookie never leaves by it (DOC-12)', async () => {
    const answers = await open('https://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set(['max-age=31536000']));
    expect(answers[0]?.['set-cookie']).toMatch(/; Secure$/);
  });

  it('over plain http: neither (DOC-12)', async () => {
    const answers = await open('http://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set([undefined]));
    expect(answers[0]?.['set-cookie']).not.toContain('Secure');
  });
});

describe('an answer that is data', () => {
  it.each(['/api/public/settings', '/api/public/products/nothing', '/api/admin/products', '/api/nothing', '/api/openapi.json'])(
    '%s runs and loads nothing when it is opened as a page',
    async (url) => {
      const test = await createTestApp();
      const { headers } = await test.app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
      await test.close();
    },
  );

  it('a refused form on a page address is data as well', async () => {
    const test = await createTestApp();
    const { statusCode, headers } = await test.app.inject({ method: 'POST', url: '/products' });
    expect([statusCode, headers['content-security-policy']]).toEqual([405, expect.stringContaining("default-src 'none'")]);
    await test.close();
  });

  it('the page of the API reference has a policy of its own, which works over plain http', async () => {
    const test = await createTestApp();
    const { headers } = await test.app.inject({ url: '/api/docs/static/index.html' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await test.close();
  });
});
