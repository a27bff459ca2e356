import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TranslationImportReport } from '#contract/translation-files.ts';
import { renderAdmin, resetBrowser, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { ExportTranslations } from './export-translations.tsx';
import { ImportTranslations } from './import-translations.tsx';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const openExport = async () => {
  renderAdmin(<ExportTranslations language="de" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export translations (de)' }));
};

test('exports the chosen texts, kinds and format, and closes (EXCH-11)', async () => {
  const saved: string[] = [];
  const requested: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    requested.push(decodeURIComponent(String(path)));
    return new Response('x', { headers: { 'content-disposition': 'attachment; filename="translations-de-2026-11-28.xlsx"' } });
  });
  const dialog = await openExport();
  await userEvent.click(dialog.getByRole('radio', { name: 'Missing texts' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Excel/ }));
  for (const name of ['Attributes', 'Settings', 'Texts of pictures']) await userEvent.click(dialog.getByRole('checkbox', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested).toEqual(['/api/admin/translation-files/de?format=xlsx&texts=missing&kinds=product,category,article,page']);
  expect(saved).toEqual(['translations-de-2026-11-28.xlsx']);
});

test('says why there is no export, and stays open (EXCH-11)', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ message: 'There is nothing to export.', code: 'conflict' }, { status: 409 }));
  const dialog = await openExport();
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('There is nothing to export.');
  for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
  expect(dialog.getByText('Choose at least one kind of records.')).toBeTruthy();
});

const call = 'POST /api/admin/translation-files/de';
const of = { kind: 'product', id: 7, title: 'Robot' };
const aReport = (action: TranslationImportReport['action'], counts: object = {}): TranslationImportReport => ({
  action,
  counts: { new: 1, changed: 1, unchanged: 4, untranslated: 2, refused: 1, outdated: 1, ...counts },
  changes: [
    { ...of, label: 'Name', before: null, after: 'Roboter', is_outdated: true },
    { ...of, label: 'Title', before: 'Alt', after: 'Neu', is_outdated: false },
  ],
  refused: [{ ...of, label: 'Description', text: 'Kurz', reason: '<em> is missing.' }],
});

const openImport = async (api: ReturnType<typeof fakeApi>, name = 'texts.xlf') => {
  renderAdmin(<ImportTranslations language="de" />, api);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import translations (de)' }));
  await userEvent.upload(dialog.getByLabelText('File: choose a file'), new File(['<xliff/>'], name), { applyAccept: false });
  return dialog;
};
const actionsOf = (api: ReturnType<typeof fakeApi>) =>
  api.requestsTo('POST', '/api/admin/translation-files/de').map(({ body }) => (body as FormData).get('action'));

test.each([
  ['Save as drafts', 'draft'],
  ['Publish', 'publish'],
] as const)('checks a file, shows what it would do, and imports it: %s (EXCH-12)', async (button, action) => {
  const api = fakeApi({ [call]: { body: { message: '', report: aReport('check') } } });
  const dialog = await openImport(api);
  expect(await dialog.findByText('<em> is missing.')).toBeTruthy();
  expect(dialog.getByText('Roboter')).toBeTruthy();
  const counts = dialog.getByRole('status').querySelectorAll('dl > div');
  expect([...counts].map(({ textContent }) => textContent)).toEqual([
    'New1',
    'Changed1',
    'Outdated1',
    'Unchanged4',
    'Not translated2',
    'Refused1',
  ]);
  api.answer(call, { body: { message: '', report: aReport(action) } });
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findByText('Saved texts')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(actionsOf(api)).toEqual(['check', action]);
  await userEvent.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('offers no import of a file that changes nothing (EXCH-12)', async () => {
  const report = { ...aReport('check', { new: 0, changed: 0 }), changes: [] };
  const dialog = await openImport(fakeApi({ [call]: { body: { message: '', report } } }));
  expect(await dialog.findByText(/contains nothing to import/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('says what is wrong with a file, which can be replaced (EXCH-12)', async () => {
  const message = 'The file is XLIFF 1.2, which is not supported.';
  const api = fakeApi({ [call]: { status: 422, body: { message, code: 'invalid', errors: { file: [message] } } } });
  const dialog = await openImport(api);
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove texts.xlf' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.upload(dialog.getByLabelText('File: choose a file'), new File(['x'], 'texts.docx'), { applyAccept: false });
  expect(dialog.getByRole('alert').textContent).toContain('texts.docx cannot be imported');
  expect(actionsOf(api)).toEqual(['check']);
});
