// The page of an unknown product, as documents of the real renderer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { render } from '#web/site/entry-server.tsx';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp({}, undefined, render);
  await aProduct(test.context, { name: 'Heavy Robot LR210' });
});
afterAll(() => test.close());

const open = async (slug: string) => {
  const { statusCode, body } = await test.app.inject({ method: 'GET', url: `/products/${slug}` });
  const { elements } = readDocument(body);
  const links = elements.filter(({ attributes }) => attributes.href === '/products/heavy-robot-lr210');
  return { status: statusCode, hasHeading: elements.some(({ text }) => text === 'Did you mean …?'), links: links.length };
};

it('offers products with a similar name, and none for a slug without words (PDET-24)', async () => {
  expect(await open('--')).toEqual({ status: 404, hasHeading: false, links: 0 });
  expect(await open('heavy-robott')).toEqual({ status: 404, hasHeading: true, links: 1 });
});
