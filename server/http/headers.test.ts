import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { adminPolicy, sitePolicy } from './headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

it('allows blob: pictures for administrators only', () => {
  expect(directive(adminPolicy, 'img-src')).toContain(' blob:');
  expect(directive(sitePolicy, 'img-src')).not.toContain('blob:');
});

// the preview is a srcdoc document and inherits the policy of the page, so it needs no exception
it('allows own scripts and https frames only (DOC-11)', () => {
  for (const policy of [adminPolicy, sitePolicy]) {
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'frame-src')).toBe('frame-src https:');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  }
});

describe('a site served', () => {
  const open = async (siteUrl: string) => {
    const test = await createTestApp({ SITE_URL: siteUrl });
    const answers = await Promise.all(
      ['/', '/api/public/settings', '/nothing.css', '/healthz', '/sitemap.xml', '/api/nothing'].map((url) => test.app.inject({ url })),
    );
    await test.close();
    return answers.map(({ headers }) => headers);
  };

  it('over https sends HSTS and a Secure cookie (DOC-12)', async () => {
    const answers = await open('https://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set(['max-age=31536000']));
    expect(answers[0]?.['set-cookie']).toMatch(/; Secure$/);
  });

  it('over plain http sends neither (DOC-12)', async () => {
    const answers = await open('http://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set([undefined]));
    expect(answers[0]?.['set-cookie']).not.toContain('Secure');
  });
});

describe('a data response', () => {
  it.each(['/api/public/settings', '/api/public/products/nothing', '/api/admin/products', '/api/nothing', '/api/openapi.json'])(
    'of %s runs and loads nothing when opened as a page',
    async (url) => {
      const test = await createTestApp();
      const { headers } = await test.app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
      await test.close();
    },
  );

  it('has the data policy for a refused form on a page address', async () => {
    const test = await createTestApp();
    const { statusCode, headers } = await test.app.inject({ method: 'POST', url: '/products' });
    expect([statusCode, headers['content-security-policy']]).toEqual([405, expect.stringContaining("default-src 'none'")]);
    await test.close();
  });

  it('has another policy for the API reference page, which works over plain http', async () => {
    const test = await createTestApp();
    const { headers } = await test.app.inject({ url: '/api/docs/static/index.html' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    await test.close();
  });
});
