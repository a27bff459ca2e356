import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import type { AttributeName } from './attributes.queries.ts';
import { api, payload, protection } from './attributes-api.fixture.ts';
import { similarAttribute } from './name-entries.ts';

const name = (text: string, examples: string[]): AttributeName => ({ name: text, products: 3, examples, attribute: null });
const unread = [
  name('Repeatability', ['±0.02 mm', '±0.05 mm']),
  name('Protection class', ['IP54', 'IP67']),
  name('Mounting', ['Floor', 'Wall']),
];
const namesUrl = 'POST /api/admin/attributes/names';
const synonymUrl = 'GET /api/admin/attributes/3/synonym';
const contradiction = { product: { id: 7, name: 'LR20' }, text: 'IP54', other: 'IP67' };

const start = (answers: object = {}) => {
  const server = api({
    'GET /api/admin/attributes/names': { body: unread },
    [namesUrl]: { body: { message: 'ok', attributes: [payload, protection], pending: 0 } },
    [synonymUrl]: { body: { rows: 3, understood: 2, contradictions: 2, examples: [contradiction] } },
    ...answers,
  });
  showAdmin('/admin/attributes?category_id=1', server);
  return server;
};
const entry = (dialog: HTMLElement, legend: string) => within(within(dialog).getByRole('group', { name: legend }));
const openAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 3 names' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 3 attributes' }));
  return screen.findByRole('dialog', { name: 'Attributes for 3 names of rows' });
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('makes attributes from several names in one step, corrected in place, and adds a name to an existing one (ATTR-97)', async () => {
  const server = start();
  const dialog = await openAll();
  const repeatability = entry(dialog, 'Repeatability');
  expect(repeatability.getByText('2 of 2 different texts understood.')).toBeTruthy();
  const label = repeatability.getByRole('textbox', { name: /^Label/ });
  await userEvent.clear(label);
  await userEvent.type(label, 'Accuracy');
  const protectionClass = entry(dialog, 'Protection class');
  expect(protectionClass.getByText('Protection may be the same.')).toBeTruthy();
  await userEvent.selectOptions(protectionClass.getByRole('combobox', { name: /^Becomes/ }), 'The same as Protection (One choice)');
  expect(
    await protectionClass.findByText('2 of 3 rows named Protection class in all categories become values of Protection.'),
  ).toBeTruthy();
  expect(protectionClass.getByText('LR20: “IP67” and “IP54”')).toBeTruthy();
  expect(protectionClass.getByText('and 1 other')).toBeTruthy();
  const choices = entry(dialog, 'Mounting').getByRole('textbox', { name: /^Choices/ });
  await userEvent.clear(choices);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save 3 names' }));
  expect(within(dialog).getByText('Enter at least one choice.')).toBeTruthy();
  expect(document.activeElement).toBe(choices);
  await userEvent.type(choices, 'Floor{Enter}Wall');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save 3 names' }));
  expect(await screen.findByText('2 attributes saved successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(server.requestsTo('POST', '/api/admin/attributes/names').map(({ body }) => body)).toMatchObject([
    {
      category_id: 1,
      attributes: [
        { label: 'Accuracy', kind: 'number', quantity: 'length', unit: 'mm', aliases: ['Repeatability'] },
        { label: 'Mounting', kind: 'choice', choices: [{ label: 'Floor' }, { label: 'Wall' }], aliases: [] },
      ],
      synonyms: [{ name: 'Protection class', attribute_id: 3 }],
    },
  ]);
});

test('offers the attribute with a similar name, shows the errors of the server at their names, and keeps the dialog (ATTR-97)', async () => {
  const text = 'The attribute “Payload” already reads rows with this name.';
  start({ [namesUrl]: { status: 422, body: { message: 'Nothing was saved.', errors: { 'synonyms.0.name': [text] } } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Protection class is the same as Protection' }));
  const dialog = await screen.findByRole('dialog', { name: 'Attributes for 1 name of rows' });
  const becomes = within(dialog).getByRole('combobox', { name: /^Becomes/ });
  expect(becomes).toHaveProperty('value', '3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save 1 name' }));
  expect(await within(dialog).findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(becomes);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mounting is the same as another attribute' }));
  const other = await screen.findByRole('dialog');
  await userEvent.click(within(other).getByRole('button', { name: 'Save 1 name' }));
  expect(within(other).getByText('Choose an attribute.')).toBeTruthy();
});

test.each([
  ['Protection class', ['IP54'], 'Protection'],
  ['Max. payload', ['5 kg'], 'Payload'],
  ['Protection class', ['indoor use only'], undefined],
  ['Payload', ['5 m'], undefined],
  ['Colour', ['IP54'], undefined],
])('proposes for rows named %s with %j the attribute %s (ATTR-97)', (text, examples, expected) => {
  expect(similarAttribute(name(text, examples), [payload, protection])?.label).toBe(expected);
});
