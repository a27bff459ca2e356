import { describe, expect, it } from 'vitest';
import type { getAbout } from '#contract/about.ts';
import type { listCategories } from '#contract/categories.ts';
import type { createContact } from '#contract/contact-form.ts';
import { ApiError, call, InvalidAnswerError, type Transport } from './api.ts';

const answering =
  (body: unknown, status = 200): Transport =>
  async () => ({ status, body });

const about = (body: unknown) =>
  call<typeof getAbout>(answering(body), 'GET', '/api/public/about', { expects: { content: 'string', sections: 'list' } });

describe('a successful response', () => {
  it.each([[undefined], [null], [''], ['<html>'], [[]], [{}], [{ content: 1, sections: [] }], [{ content: '', sections: {} }]])(
    'is rejected if it is %j and the screen needs text and sections',
    async (body) => {
      await expect(about(body)).rejects.toThrow(InvalidAnswerError);
    },
  );

  it('is returned if it has the expected shape', async () => {
    const answer = { title: 'About', content: '', sections: [] };
    expect(await about(answer)).toBe(answer);
  });

  it('is rejected if a list is expected and it is not one', async () => {
    const list = (body: unknown) => call<typeof listCategories>(answering(body), 'GET', '/api/public/categories', { expects: 'list' });
    await expect(list({})).rejects.toThrow('Invalid response from server');
    expect(await list([])).toEqual([]);
  });

  it('can have any shape if the caller ignores it', async () => {
    const body = { name: 'Ayu', email: 'ayu@lintara.example', subject: 'Hello', message: 'Hello' };
    await call<typeof createContact>(answering(undefined, 201), 'POST', '/api/public/contact', { body, ignoresAnswer: true });
    await expect(call<typeof createContact>(answering(undefined, 201), 'POST', '/api/public/contact', { body })).rejects.toThrow();
  });
});

describe('an error response', () => {
  it.each([
    [undefined, null],
    ['<html>', null],
    [
      { message: 'No.', errors: { name: ['Wrong.'] } },
      { message: 'No.', errors: { name: ['Wrong.'] } },
    ],
    [{ message: { a: 1 }, errors: { name: 'Wrong.', email: [1], phone: null } }, { errors: { name: ['Wrong.'], email: [], phone: [] } }],
    [
      { message: 'No.', errors: 'x', exception: true },
      { message: 'No.', exception: true },
    ],
  ])('is reduced to its text values: %j', (answer, read) => {
    expect(new ApiError(422, answer).answer).toEqual(read);
  });
});
