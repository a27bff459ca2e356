import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TranslationImport } from '#contract/translation-imports.ts';
import { renderAdmin, resetBrowser, signInForTest } from '#web/test/admin-screen.tsx';
import { type Answer, fakeApi } from '#web/test/fake-api.ts';
import { ExportTranslations } from './export-translations.tsx';
import { ImportTranslations } from './import-translations.tsx';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const openExport = async () => {
  renderAdmin(<ExportTranslations language="de" />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export German translations' }));
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

const path = '/api/admin/translation-files/de';
const of = { kind: 'product', id: 7, title: 'Robot' };
const report = {
  counts: { new: 1, changed: 1, unchanged: 4, untranslated: 2, refused: 1, outdated: 1 },
  changes: [
    { ...of, label: 'Name', before: null, after: 'Roboter', is_outdated: true },
    { ...of, label: 'Title', before: 'Alt', after: 'Neu', is_outdated: false },
  ],
  refused: [{ ...of, label: 'Description', text: 'Kurz', reason: '<em> is missing.' }],
};
const checking: TranslationImport = {
  id: 3,
  file_name: 'texts.xlf',
  state: 'checking',
  action: null,
  progress: { done: 0, total: 200 },
  report: null,
  failure: null,
  created_at: '2026-11-28T10:00:00.000Z',
};
const checked: TranslationImport = { ...checking, state: 'checked', progress: null, report };
const saving: TranslationImport = { ...checking, state: 'saving', action: 'publish', progress: { done: 50, total: 200 } };
const saved: TranslationImport = { ...saving, state: 'saved', progress: null, report };

/** A server with one import, which tests replace. */
const aServer = (current: TranslationImport | null, upload: () => Answer = () => ({ status: 500 })) => {
  const server = { current, api: fakeApi({}) };
  const answer = (): Answer => ({ body: { message: '', import: server.current } });
  server.api.answer(`GET ${path}/import`, answer);
  server.api.answer(`POST ${path}`, () => upload());
  server.api.answer(`DELETE ${path}/import`, () => {
    server.current = null;
    return { body: { message: '' } };
  });
  server.api.answer(`POST ${path}/import`, ({ body }) => {
    const { action } = body as { action: 'draft' | 'publish' | 'stop' };
    server.current = action === 'stop' ? { ...saved, state: 'stopped' } : { ...saving, action };
    return answer();
  });
  return server;
};
type Server = ReturnType<typeof aServer>;

const openImport = async ({ api }: Server, button: string | RegExp = 'Import') => {
  renderAdmin(<ImportTranslations language="de" />, api);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Import German translations' }));
};
const choose = (dialog: Awaited<ReturnType<typeof openImport>>, name = 'texts.xlf') =>
  userEvent.upload(dialog.getByLabelText('File: choose a file'), new File(['<xliff/>'], name), { applyAccept: false });
const changesOf = ({ api }: Server) => api.requestsTo('POST', `${path}/import`).map(({ body }) => body);

test.each([
  ['Save as drafts', 'draft', '2 texts saved as drafts'],
  ['Publish', 'publish', '2 texts published'],
] as const)('checks a file, shows what it would do, and imports it: %s (EXCH-12)', async (button, action, message) => {
  const server = aServer(null, () => {
    server.current = checking;
    return { body: { message: '', import: checking } };
  });
  const dialog = await openImport(server);
  await choose(dialog);
  expect(await dialog.findByText('0 of 200 records')).toBeTruthy();
  server.current = checked;
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
  await userEvent.click(dialog.getByRole('button', { name: button }));
  expect(await dialog.findByText('50 of 200 records')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
  server.current = { ...saved, action };
  expect(await dialog.findByText('Saved texts')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(changesOf(server)).toEqual([{ id: 3, action }]);
  await userEvent.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(server.current).toBeNull());
  expect(await screen.findByRole('button', { name: 'Import' })).toBeTruthy();
});

test('reports an import that is saved when the call is answered (EXCH-12)', async () => {
  const server = aServer(checked);
  server.api.answer(`POST ${path}/import`, () => {
    server.current = saved;
    return { body: { message: '', import: saved } };
  });
  const dialog = await openImport(server, 'Import: result');
  await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('2 texts published')).toBeTruthy();
});

test('shows an import that is in progress when the page is loaded, and stops it (EXCH-13)', async () => {
  const server = aServer(saving);
  const dialog = await openImport(server, 'Importing… 25 %');
  expect(await dialog.findByText('50 of 200 records')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByText(/The import was stopped\. What was saved stays/)).toBeTruthy();
  expect(changesOf(server)).toEqual([{ id: 3, action: 'stop' }]);
});

test('continues while the dialog is closed, and then offers the result (EXCH-13)', async () => {
  const server = aServer(saving);
  const dialog = await openImport(server, 'Importing… 25 %');
  await userEvent.click(await dialog.findByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.current = { ...saved, state: 'failed', failure: 'The language “de” was removed from the site.' };
  await userEvent.click(await screen.findByRole('button', { name: 'Import: result' }));
  const result = within(await screen.findByRole('dialog'));
  expect((await result.findByRole('alert')).textContent).toBe('The language “de” was removed from the site.');
  expect(result.getByText('Saved texts')).toBeTruthy();
  expect(result.getByLabelText('File: choose a file')).toBeTruthy();
});

test('offers no import of a file that changes nothing, and removes it when it is cancelled (EXCH-12)', async () => {
  const server = aServer({ ...checked, report: { ...report, counts: { ...report.counts, new: 0, changed: 0 }, changes: [] } });
  const dialog = await openImport(server, 'Import: result');
  expect(await dialog.findByText(/contains nothing to import/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(server.api.requestsTo('DELETE', `${path}/import`).map(({ path: url }) => url)).toEqual([`${path}/import?id=3`]),
  );
});

test('says what is wrong with a file, which can be replaced (EXCH-12)', async () => {
  const message = 'The file is XLIFF 1.2, which is not supported.';
  const server = aServer(null, () => ({ status: 422, body: { message, code: 'invalid', errors: { file: [message] } } }));
  const dialog = await openImport(server);
  await choose(dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove texts.xlf' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await choose(dialog, 'texts.docx');
  expect(dialog.getByRole('alert').textContent).toContain('texts.docx cannot be imported');
  expect(server.api.requestsTo('POST', path)).toHaveLength(1);
});

test('says that another window has replaced the file (EXCH-12)', async () => {
  const server = aServer(checked);
  server.api.answer(`POST ${path}/import`, { status: 404, body: { message: 'Not found.', code: 'not-found' } });
  const dialog = await openImport(server, 'Import: result');
  await userEvent.click(await dialog.findByRole('button', { name: 'Publish' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Another file has been chosen');
});
