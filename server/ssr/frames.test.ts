// The frames that the content security policy of a public page allows.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({}, undefined, render);
});
afterEach(() => test.close());

const framesOf = async (url: string) => {
  const { headers } = await test.app.inject({ method: 'GET', url });
  return /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
};

const saveMap = async (value: string) => {
  const settings = [{ key: 'maps_embed_url', value }];
  const headers = await test.signIn();
  expect(await test.send('POST', '/api/admin/settings-bulk-update', { headers, body: { settings } })).toMatchObject({ status: 200 });
};

const videos = 'https://www.youtube-nocookie.com https://player.vimeo.com';

it('allows frames of videos and of the map in the settings, even from the cache and after a change (DOC-15)', async () => {
  await saveMap('https://maps.example/embed');
  for (const url of ['/', '/', '/contact', '/nothing']) {
    expect(await framesOf(url), url).toBe(`${videos} https://maps.example https://www.maps.example`);
  }
  await saveMap('https://other.example/embed');
  for (const url of ['/', '/']) expect(await framesOf(url)).toBe(`${videos} https://other.example https://www.other.example`);
  await saveMap('');
  expect(await framesOf('/')).toBe(videos);
});

it('adds no directive that is part of a map address (DOC-15)', async () => {
  await saveMap('https://maps.example;script-src/');
  expect(await framesOf('/contact')).toBe(videos);
  const { headers, body } = await test.app.inject({ method: 'GET', url: '/contact' });
  expect(String(headers['content-security-policy']).match(/script-src/g)).toHaveLength(1);
  expect(body).toContain('Map not available');
});
