// Checks every part of the public site that shows rich text, with hostile text, parsed as by a browser.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const marks = ['$`', "$'", '$&', '$$', '$1', '"', "'", '<', '>', '&#34;', '`'];
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
const hostile = (mark: string) => `x${mark} onerror=alert(1) style=color:red y`;

/** A text with each kind of element that the pages rewrite, and the mark in every attribute. */
const textWith = (mark: string) => {
  const value = escaped(hostile(mark));
  const img = `<img alt="${value}" title="${value}" src="/storage/a${escaped(mark)}">`;
  return (
    `<h2 style="text-align:left">${value}</h2>${img}<p>a${img}</p><a href="/x?${value}" title="${value}">${img}</a>` +
    `<table><caption>${value}</caption><tr><td colspan="${value}">1</td></tr></table><pre title="${value}">${value}</pre>` +
    `<iframe src="https://vimeo.com/76979871" title="${value}"></iframe>${img}` +
    `<div class="columns ${value}"><div>${img}</div><div>${value}</div></div><details title="${value}"><summary>${value}</summary>a</details>` +
    `<div class="picture-left">${img}<div>${value}</div></div><ul class="product-cards"><li><a href="/products/robot">${value}</a></li></ul>`
  );
};
const text = marks.map(textWith).join('');

let test: TestApp;
const open = async (url: string) => {
  const { statusCode, body } = await test.app.inject({ method: 'GET', url });
  expect(statusCode).toBe(200);
  return readDocument(body);
};

beforeAll(async () => {
  test = await createTestApp({}, undefined, render);
  const { context } = test;
  await aProduct(context, { name: 'Robot', short_description: text, description: text });
  await anArticle(context, { title: 'Article', content: text, is_published: true });
  await aPage(context, { title: 'Page', content: text, is_published: true });
  const headers = await test.signIn();
  const sections = JSON.stringify([{ title: 'Section', content: text }]);
  const settings = [
    { key: 'sections', value: sections },
    { key: 'business_hours', value: text },
  ];
  expect(await test.send('POST', '/api/admin/settings-bulk-update', { headers, body: { settings } })).toMatchObject({ status: 200 });
  await aPage(context, { title: 'About Us', slug: 'about', template: 'about', content: text, short_content: text, is_published: true });
});
afterAll(() => test.close());

describe.each(['/products/robot', '/news/article', '/page/page', '/about', '/contact', '/'])('rich text on %s', (path) => {
  it('has no attribute that its author did not write', async () => {
    const { elements } = await open(path);
    expect(elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => name.startsWith('on'))).toEqual([]);
    const styles = elements.map(({ attributes }) => attributes.style).filter((style) => style?.includes('red'));
    expect(styles).toEqual([]);
  });

  it('has every attribute unchanged', async () => {
    const { elements } = await open(path);
    const alts = new Set(elements.filter(({ name }) => name === 'img').map(({ attributes }) => attributes.alt));
    const written = marks.map((mark) => hostile(mark));
    expect(written.filter((alt) => !alts.has(alt))).toEqual([]);
  });
});
