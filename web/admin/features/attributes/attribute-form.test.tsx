import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api } from './attributes-api.fixture.ts';

const edit = async () => {
  const server = api();
  showAdmin('/admin/attributes?category_id=1&edit=1', server);
  const dialog = await screen.findByRole('dialog', { name: 'Edit Attribute' });
  return { server, form: within(dialog) };
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the texts of products and the values read from them, while the definition is edited (ATTR-42)', async () => {
  const { form } = await edit();
  expect(await form.findByText('2 of 3 different texts are understood.')).toBeTruthy();
  const texts = () => form.getAllByRole('row').map((row) => row.textContent);
  expect(texts()).toContain('Payload12 kg12 kg');
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Display unit/ }), 'g');
  expect(await form.findByText('12,000 g')).toBeTruthy();
  await userEvent.type(form.getByRole('textbox', { name: /^Further names/ }), 'Repeatability');
  expect(await form.findByText('2 of 5 different texts are understood.')).toBeTruthy();
  expect(texts().some((text) => text?.startsWith('Repeatability±0.02 mm'))).toBe(true);
});

test('saves only changed fields, with the version (ATTR-43)', async () => {
  const { server, form } = await edit();
  await userEvent.click(form.getByRole('checkbox', { name: /^lb/ }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Better/ }), 'Higher is better');
  await userEvent.click(form.getByRole('button', { name: 'Update Attribute' }));
  expect(await screen.findByText('Attribute updated successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/attributes/1')[0]?.body).toEqual({ units: ['lb'], better: 'higher', version: 1 });
});

test('explains in words which products a condition finds (ATTR-43)', async () => {
  const { form } = await edit();
  expect(form.getByText(/gets products with a value in between/)).toBeTruthy();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'Range');
  expect(form.getByText(/gets products that cover all of it/)).toBeTruthy();
});

test('requires a choice, and gives each choice its own key (ATTR-43)', async () => {
  const server = api();
  showAdmin('/admin/attributes?category_id=1&new=1', server);
  const form = within(await screen.findByRole('dialog', { name: 'Add New Attribute' }));
  await userEvent.type(form.getByRole('textbox', { name: /^Label/ }), 'Fieldbus');
  expect(form.getByText(/Leave empty for “fieldbus”/)).toBeTruthy();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Kind/ }), 'Several choices');
  await userEvent.click(form.getByRole('button', { name: 'Create Attribute' }));
  expect(form.getByText('Enter at least one choice.')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add choice' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Choice 1' }), 'IO-Link');
  await userEvent.type(form.getByRole('textbox', { name: 'Other spellings of IO-Link' }), 'IOLink, IO Link');
  await userEvent.click(form.getByRole('button', { name: 'Add choice' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Choice 2' }), 'IO link');
  await userEvent.click(form.getByRole('button', { name: 'Create Attribute' }));
  expect(await screen.findByText('Attribute created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/attributes')[0]?.body).toMatchObject({
    category_id: 1,
    label: 'Fieldbus',
    kind: 'choices',
    quantity: null,
    choices: [
      { key: 'io-link', label: 'IO-Link', aliases: ['IOLink', 'IO Link'] },
      { key: 'io-link-2', label: 'IO link', aliases: [] },
    ],
  });
});
