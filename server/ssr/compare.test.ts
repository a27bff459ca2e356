// The comparison as a document: complete without scripts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  const { id: category_id } = await aCategory(test.context, { name: 'Robots' });
  const arm = (name: string, payload: string) =>
    aProduct(test.context, {
      name,
      slug: name.toLowerCase().replace(' ', '-'),
      category_id,
      specifications: [
        { type: 'single', key: 'Payload', value: payload },
        { type: 'single', key: 'Colour', value: 'Red <b>' },
      ],
    });
  await arm('Arm One', '5 kg');
  await arm('Arm Two', '8 kg');
});
afterAll(() => test.close());

const open = async (query: string) => {
  const { statusCode, body } = await test.app.inject({ method: 'GET', url: `/compare${query}` });
  expect(statusCode).toBe(200);
  const page = readDocument(body);
  const textsOf = (name: string) => page.elements.filter((element) => element.name === name).map(({ text }) => text);
  return { body, page, textsOf };
};

describe('the document of a comparison', () => {
  it('contains the table, and is not indexed (ATTR-61)', async () => {
    const { page, body, textsOf } = await open('?products=arm-one,arm-two');
    expect([page.meta('robots'), textsOf('h1'), textsOf('caption')]).toEqual([
      ['noindex'],
      ['Compare Products'],
      ['Comparison of Arm One, Arm Two'],
    ]);
    expect(textsOf('tbody').join()).toContain('Payload');
    expect(body).toContain('Red &lt;b&gt;');
  });

  it('shows only differences if its address says so (ATTR-62)', async () => {
    const { textsOf } = await open('?products=arm-one,arm-two&differences=1');
    expect(textsOf('tbody').join()).toContain('Payload');
    expect(textsOf('tbody').join()).not.toContain('Colour');
  });

  it('lists products to add, with links that add them (ATTR-63)', async () => {
    const { body } = await open('?products=arm-one&units=imperial&search=two');
    expect(body).toContain('href="/compare?products=arm-one,arm-two&amp;units=imperial"');
  });

  it.each([
    '?products=%00%0a,arm-one',
    `?products=${'a,'.repeat(1500)}`,
    '?products=__proto__,constructor&units=x&differences=2',
    '?products=%3Cscript%3E',
  ])('is complete for %s (ATTR-64)', async (query) => {
    const { body } = await open(query);
    expect(body).toMatch(/<\/body><\/html>$/);
    expect(body.includes('\u0000') || body.includes('<script>')).toBe(false);
  });
});
