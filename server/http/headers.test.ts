import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { adminPolicy, sitePolicy } from './headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

const siteDirective = (name: string, map: string | null = null) => directive(sitePolicy(map), name);

it('allows blob: pictures only for administrators', () => {
  expect(directive(adminPolicy, 'img-src')).toContain(' blob:');
  expect(siteDirective('img-src')).not.toContain('blob:');
});

// the preview is a srcdoc document, which inherits the policy of the page, so it needs no exception
it('allows only own scripts (DOC-11)', () => {
  for (const policy of [adminPolicy, sitePolicy(null)]) {
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  }
});

it('requires Trusted Types, with the policy of the editor only for administrators (DOC-14)', () => {
  for (const policy of [adminPolicy, sitePolicy(null)]) {
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  }
  expect(siteDirective('trusted-types')).toBe('trusted-types checked-html');
  expect(directive(adminPolicy, 'trusted-types')).toBe('trusted-types checked-html ProseMirrorClipboard');
});

describe('frames of public pages (DOC-15)', () => {
  const videos = 'frame-src https://www.youtube-nocookie.com https://player.vimeo.com';

  it('may contain videos, and the map with its redirects', () => {
    expect(siteDirective('frame-src')).toBe(videos);
    const map = 'https://maps.example:8443/embed?q=1;script-src *';
    expect(siteDirective('frame-src', map)).toBe(`${videos} https://maps.example:8443 https://www.maps.example:8443`);
    expect(siteDirective('frame-src', 'https://www.maps.example/')).toBe(`${videos} https://www.maps.example https://maps.example`);
  });

  it('may come from any https host if the settings are unavailable, and for administrators, who see a map before they save it', () => {
    // 'self' for previews on sites without https
    expect(directive(adminPolicy, 'frame-src')).toBe("frame-src 'self' https:");
    expect(directive(sitePolicy(undefined), 'frame-src')).toBe('frame-src https:');
  });
});

describe('a site', () => {
  const open = async (siteUrl: string) => {
    const test = await createTestApp({ SITE_URL: siteUrl });
    const answers = await Promise.all(
      ['/', '/api/public/settings', '/nothing.css', '/healthz', '/sitemap.xml', '/api/nothing'].map((url) => test.app.inject({ url })),
    );
    await test.close();
    return answers.map(({ headers }) => headers);
  };

  it('sends HSTS and a Secure cookie over https (DOC-12)', async () => {
    const answers = await open('https://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set(['max-age=31536000']));
    expect(answers[0]?.['set-cookie']).toMatch(/; Secure$/);
  });

  it('sends neither over plain http (DOC-12)', async () => {
    const answers = await open('http://www.example.com');
    expect(new Set(answers.map((headers) => headers['strict-transport-security']))).toEqual(new Set([undefined]));
    expect(answers[0]?.['set-cookie']).not.toContain('Secure');
  });
});

describe('a data response', () => {
  it.each(['/api/public/settings', '/api/public/products/nothing', '/api/admin/products', '/api/nothing', '/api/openapi.json'])(
    'runs and loads nothing when %s is opened as a page',
    async (url) => {
      const test = await createTestApp();
      const { headers } = await test.app.inject({ url });
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
      await test.close();
    },
  );

  it('has the data policy when a form sent to a page address is refused', async () => {
    const test = await createTestApp();
    const { statusCode, headers } = await test.app.inject({ method: 'POST', url: '/products' });
    expect([statusCode, headers['content-security-policy']]).toEqual([405, expect.stringContaining("default-src 'none'")]);
    await test.close();
  });
});
