import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Backup } from '#contract/backups.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const backup = (part: Partial<Backup> = {}): Backup => ({
  id: '20261121T200000Z-daily',
  kind: 'daily',
  state: 'proven',
  started_at: '2026-11-21T20:00:00.000Z',
  finished_at: '2026-11-21T20:01:00.000Z',
  size: 44_040_192,
  missing_files: 0,
  reason: null,
  instance: null,
  ...part,
});
const failed = backup({
  id: '20261120T200000Z-daily',
  state: 'failed',
  started_at: '2026-11-20T20:00:00.000Z',
  size: null,
  reason: 'The disk of /backups became full.',
});
const overview = (part: object = {}) => {
  const backups = [backup(), failed];
  return {
    body: { is_available: true, daily_hour: 3, kept: 7, is_overdue: false, folder_problem: null, last_proven: backup(), backups, ...part },
  };
};
const call = 'GET /api/admin/backups';
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the last proven backup, all backups and the reason of a failure (BACKUP-09)', async () => {
  showAdmin('/admin/backups', fakeApi({ [call]: overview() }));
  // 20:00 in UTC is 03:00 in Jakarta
  expect((await panel('Last proven backup')).getByText(/November 22, 2026, 03:00/).parentElement?.textContent).toBe(
    'November 22, 2026, 03:00 42.0\u00a0MB',
  );
  const rows = (await panel('All backups')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'November 22, 2026, 03:00 ProvenDaily backup, 42.0\u00a0MBDownload',
    'November 21, 2026, 03:00 FailedDaily backup: The disk of /backups became full.',
  ]);
});

test('names the instance that has the file of a daily backup, which offers the download (BACKUP-12)', async () => {
  const other = backup({ instance: 'web-2:3000' });
  const running = backup({ id: '20261122T200000Z-daily', state: 'running', size: null, instance: 'web-3:3000' });
  showAdmin('/admin/backups', fakeApi({ [call]: overview({ backups: [running, other], last_proven: other }) }));
  expect((await panel('Last proven backup')).getByText(/November 22, 2026, 03:00/).parentElement?.textContent).toBe(
    'November 22, 2026, 03:00 42.0\u00a0MB on web-2:3000',
  );
  const rows = (await panel('All backups')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('In progressDaily backup on web-3:3000');
  expect(rows[1]).toBe('November 22, 2026, 03:00 ProvenDaily backup on web-2:3000, 42.0\u00a0MB');
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  // this instance can still make a backup
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeTruthy();
});

test('makes a backup and shows its state until it is proven, also after a reload (BACKUP-09)', async () => {
  const made = backup({
    id: '20261122T020000Z-manual',
    kind: 'manual',
    state: 'running',
    started_at: '2026-11-22T02:00:00.000Z',
    size: null,
  });
  const api = fakeApi({
    [call]: overview({ backups: [], last_proven: null }),
    'POST /api/admin/backups': { status: 201, body: { message: 'The backup is being made', backup: made } },
  });
  const { client } = showAdmin('/admin/backups', api);
  expect(await screen.findByText('There are no backups yet.')).toBeTruthy();
  api.answer(call, overview({ backups: [made], last_proven: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('In progress')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Backing up...' }).getAttribute('aria-busy')).toBe('true');
  api.answer(call, overview({ backups: [{ ...made, state: 'proven', size: 1_048_576 }] }));
  await client.invalidateQueries({ queryKey: ['backups'] });
  expect(await screen.findByText('Proven')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back up now' })).toBeTruthy();
  expect(api.requestsTo('POST', '/api/admin/backups')).toHaveLength(1);
});

test('explains what a backup contains before it is downloaded (BACKUP-10)', async () => {
  const api = fakeApi({
    [call]: overview(),
    'POST /api/admin/backups/20261121T200000Z-daily/link': { status: 404, body: { message: 'Not found.' } },
  });
  showAdmin('/admin/backups', api);
  await userEvent.click(await screen.findByRole('button', { name: 'Download the backup of November 22, 2026, 03:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download backup' }));
  expect(dialog.getByText(/contains password hashes of administrators and all customers' messages/)).toBeTruthy();
  expect(api.requestsTo('POST', '/api/admin/backups/20261121T200000Z-daily/link')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Not found.')).toBeTruthy();
});

test('reports an old backup on the dashboard, with the last failure and a link (BACKUP-11)', async () => {
  const api = fakeApi({ [call]: overview({ is_overdue: true, backups: [failed], last_proven: null }) });
  const { client } = showAdmin('/admin', api);
  const text = await screen.findByText('There is no proven backup yet. The disk of /backups became full.');
  const notice = within(text.closest<HTMLElement>('.notice') ?? document.body);
  expect(notice.getByRole('link', { name: 'Backups' }).getAttribute('href')).toBe('/admin/backups');
  api.answer(call, overview());
  await client.invalidateQueries({ queryKey: ['backups'] });
  await waitFor(() => expect(document.querySelector('.backup-notice')).toBeNull());
});

test('immediately reports an incomplete backup, which can still be downloaded (BACKUP-15)', async () => {
  const incomplete = backup({ id: '20261122T200000Z-daily', state: 'incomplete', missing_files: 217 });
  const api = fakeApi({ [call]: overview({ backups: [incomplete, backup()] }) });
  showAdmin('/admin/backups', api);
  const text = 'The newest backup is incomplete: 217 files that records name were missing on the server.';
  expect((await screen.findByText(text)).closest('.notice')).not.toBeNull();
  const [row] = (await panel('All backups')).getAllByRole('listitem');
  expect(row?.textContent).toContain('IncompleteDaily backup, 42.0\u00a0MB. 217 files that records name were missing on the server.');
  expect(within(row ?? document.body).getByRole('button', { name: /Download/ })).toBeTruthy();
});

test('reports a folder in which backups cannot be stored (BACKUP-16)', async () => {
  const problem = 'The folder /backups cannot be read and written (EACCES).';
  showAdmin('/admin', fakeApi({ [call]: overview({ folder_problem: problem }) }));
  expect(await screen.findByText(`Backups cannot be stored. ${problem}`)).toBeTruthy();
});

test('reports that daily backups are off, or that the database is in memory (BACKUP-09)', async () => {
  const api = fakeApi({ [call]: overview({ daily_hour: null }) });
  const { client } = showAdmin('/admin/backups', api);
  expect(await screen.findByText(/Daily backups are off \(BACKUP_AT\)/)).toBeTruthy();
  api.answer(call, overview({ is_available: false, daily_hour: null, backups: [], last_proven: null }));
  await client.invalidateQueries({ queryKey: ['backups'] });
  expect(await screen.findByText(/cannot be backed up/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
});

test('offers to load the list again after a failure (BACKUP-09)', async () => {
  expectConsole('error', /A query failed \[ 'backups', 'overview' \]/);
  const api = fakeApi({ [call]: { status: 503, body: { message: 'x' } } });
  showAdmin('/admin/backups', api);
  await screen.findByText('Failed to load backups');
  api.answer(call, overview());
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('All backups')).toBeTruthy();
});
