// Runs the commands of docs/integration.md with a token that has the scopes they name.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as imports from '#contract/imports.ts';
import type { Route } from '#contract/route.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { type FormFile, multipart } from '#server/testing/multipart.ts';

const text = readFileSync('docs/integration.md', 'utf8');
const blocksOf = (language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);
const commands = blocksOf('sh')
  .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
  .filter((line) => line.startsWith('curl '));
const prices = blocksOf('csv')[0] ?? '';

let test: EditingApp;
let variables: Record<string, string>;
beforeAll(async () => {
  test = await createEditingApp();
  for (const model of ['LR20-1720', 'LC10-1300', 'KX-900']) await aProduct(test.context, { name: model, model });
  await test.visit('POST', '/api/public/contact', { body: { name: 'A', email: 'a@example.com', subject: 'Greeting', message: 'Hello' } });
  const scopes = ['imports:write', 'products:write', 'messages:write'];
  const { token } = (await test.call('POST', '/api/admin/api-tokens', { name: 'ERP', scopes })).body;
  const [message] = (await test.get('/api/admin/contacts')).body.data;
  variables = { SITE: '', TOKEN: token, MESSAGE: message.id, IMPORT: '1' };
});
afterAll(() => test.close());

beforeEach(async () => {
  // not in the file of prices, whose import changes the versions of products while the other commands run
  const [product] = (await test.get('/api/admin/products?search=KX-900')).body.data;
  variables.PRODUCT = product.id;
  variables.VERSION = product.version;
});

/** The words of a command as the shell passes them to curl. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|(?:"[^"]*"|[^\s'"])+/g)].map(([word, literal]) =>
    literal === undefined
      ? word.replaceAll('"', '').replaceAll(/\$(\w+)/g, (_match, name: string) => String(variables[name] ?? `unknown variable ${name}`))
      : literal,
  );

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  fields: Record<string, string>;
  files: FormFile[];
  json: unknown;
}

const read = (command: string): Sent => {
  const sent: Sent = { method: 'GET', url: '', headers: {}, fields: {}, files: [], json: undefined };
  const words = wordsOf(command).slice(1);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('-')) {
      sent.url = word;
      continue;
    }
    const value = words.shift() ?? '';
    const [, name = '', rest = ''] = /^([\w-]+)(?:=|: )(.*)$/s.exec(value) ?? [];
    if (word === '-X') sent.method = value;
    else if (word === '-H') sent.headers[name.toLowerCase()] = rest;
    else if (word === '-d') sent.json = JSON.parse(value);
    else if (word === '-F' && rest.startsWith('@')) sent.files.push([name, rest.slice(1), prices]);
    else if (word === '-F') sent.fields[name] = rest;
    else throw new Error(`This test does not know the option ${word}`);
  }
  if (sent.method === 'GET' && Object.keys(sent.fields).length + sent.files.length > 0) sent.method = 'POST';
  return sent;
};

const send = ({ method, url, headers, fields, files, json }: Sent) => {
  if (method !== 'POST' || json !== undefined) return test.visit(method, url, { headers, ...(json !== undefined && { body: json }) });
  const { payload, contentType } = multipart({ fields, files });
  return test.visit(method, url, { headers: { ...headers, 'content-type': contentType }, body: payload });
};

const importRoutes: Route[] = Object.values(imports).filter((one) => typeof one === 'object' && 'method' in one);

it('has the commands that this test expects (TOKEN-15)', () => {
  expect(commands.length).toBeGreaterThanOrEqual(8);
  expect(prices).toMatch(/^model;price\n/);
});

it.each(commands.map((command) => [command]))('runs %s (TOKEN-15)', async (command) => {
  const sent = read(command);
  if (test.app.hasRoute({ method: 'POST', url: '/api/admin/imports' }) || !sent.url.startsWith('/api/admin/imports')) {
    const { status, body } = await send(sent);
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return;
  }
  const [path = '', query = ''] = sent.url.split('?');
  const route = importRoutes.find((one) => one.method === sent.method && one.path === path.replace(/\/1(?=\/|$)/, '/:id'));
  expect(route, sent.url).toBeDefined();
  for (const [schema, value] of [
    [route?.query, Object.fromEntries(new URLSearchParams(query))],
    [route?.body, sent.fields],
  ] as const) {
    const parsed = schema?.parse(value) ?? {};
    expect(Object.keys(parsed)).toEqual(expect.arrayContaining(Object.keys(value)));
  }
  expect(sent.files.filter(([name]) => !Object.hasOwn(route?.files ?? {}, name))).toEqual([]);
});
