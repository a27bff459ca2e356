import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const page = {
  id: 4,
  version: 1,
  title: 'About Us',
  slug: 'about',
  template: 'about',
  content: '<p>Full text</p>',
  short_content: '<p>Since <strong>2008</strong> &amp; on</p>',
};
const setting = (id: number, key: string, group: string, list: object[]) => ({
  body: { data: [{ id, key, group, type: 'json', value: JSON.stringify(list) }] },
});
const groups: Record<string, { body: unknown }> = {
  about_stats: setting(1, 'statistics', 'about_stats', [
    { value: '18', label: 'Years of experience' },
    { value: '640', label: 'Projects completed' },
  ]),
  about_team: setting(2, 'team_members', 'about_team', [{ name: 'Ratna', position: 'Director', photo: null }]),
  about_sections: setting(3, 'sections', 'about_sections', [{ id: 5, title: 'Our mission', content: '<p>Short stops.</p>' }]),
};
const saved =
  (id: number) =>
  ({ body }: { body?: unknown }) => ({ body: { message: 'ok', setting: { id, ...(body as object) } } });

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/pages': { body: { data: [{ ...page, id: 9, slug: 'terms', template: 'default' }, page] } },
    'GET /api/admin/settings': ({ path }) => groups[new URLSearchParams(path.split('?')[1]).get('group') ?? ''] ?? { body: { data: [] } },
    'PUT /api/admin/pages/4': ({ body }) => ({ body: { message: 'ok', page: { ...page, ...(body as object) } } }),
    'PUT /api/admin/settings/1': saved(1),
    'PUT /api/admin/settings/2': saved(2),
    'PUT /api/admin/settings/3': saved(3),
    ...answers,
  });
const savedList = (server: ReturnType<typeof api>, id: number): unknown =>
  JSON.parse(server.requestsTo('PUT', `/api/admin/settings/${id}`).map(({ body }) => (body as { value: string }).value)[0] ?? 'null');
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('edits the short content as plain text, and keeps its formatting if it is unchanged (AABOUT-01, AABOUT-03)', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const content = await part('About Page Content');
  const box = (await within(content).findByLabelText(/^Short Content/)) as HTMLTextAreaElement;
  expect(box.value).toBe('Since 2008 & on');
  await userEvent.click(within(content).getByRole('button', { name: 'Save About Content' }));
  expect(await screen.findByText('About page content saved successfully')).toBeDefined();
  expect(server.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toEqual({ version: 1 });
  await userEvent.type(box, ' < now');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.requestsTo('PUT', '/api/admin/pages/4')).toHaveLength(2));
  expect(server.requestsTo('PUT', '/api/admin/pages/4')[1]?.body).toMatchObject({ short_content: '<p>Since 2008 &amp; on &lt; now</p>' });
});

test('creates a page that does not exist yet (AABOUT-02)', async () => {
  const server = api({
    'GET /api/admin/pages': { body: { data: [] } },
    'POST /api/admin/pages': ({ body }) => ({ status: 201, body: { message: 'ok', page: { ...page, ...(body as object) } } }),
  });
  showAdmin('/admin/about-settings', server);
  const content = await part('About Page Content');
  await userEvent.click(await within(content).findByRole('button', { name: 'Save About Content' }));
  // an empty content is refused before anything is sent
  expect(await within(content).findByText('The content field is required.')).toBeDefined();
  expect(server.requestsTo('POST', '/api/admin/pages')).toHaveLength(0);
});

test('refuses an incomplete statistic, omits an empty one, and keeps their order (AABOUT-04, AABOUT-05)', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const user = userEvent.setup();
  const statistics = await part('Company Statistics');
  await user.click(await within(statistics).findByRole('button', { name: 'Add Statistic' }));
  await user.click(within(statistics).getByRole('button', { name: 'Add Statistic' }));
  const [, , third] = within(statistics).getAllByLabelText('Value');
  await user.type(third as HTMLElement, '97');
  await user.click(within(statistics).getByRole('button', { name: 'Save Statistics' }));
  expect(await within(statistics).findByText('A statistic needs a value and a label.')).toBeDefined();
  await user.type(within(statistics).getAllByLabelText('Label')[2] as HTMLElement, 'Parts on the shelf');
  await user.click(within(statistics).getByRole('button', { name: 'Move statistic 3 up' }));
  await user.click(within(statistics).getByRole('button', { name: 'Save Statistics' }));
  expect(await screen.findByText('Statistics saved successfully')).toBeDefined();
  expect(savedList(server, 1)).toEqual([
    { value: '18', label: 'Years of experience' },
    { value: '97', label: 'Parts on the shelf' },
    { value: '640', label: 'Projects completed' },
  ]);
});

test('starts missing lists with placeholders and creates them, and leaves an emptied list empty (DATA-15, DATA-16)', async () => {
  const server = api({
    'GET /api/admin/settings': ({ path }) =>
      path.includes('about_stats') ? { body: { data: [] } } : setting(2, 'team_members', 'about_team', []),
    'POST /api/admin/settings': saved(7),
  });
  showAdmin('/admin/about-settings', server);
  const user = userEvent.setup();
  const statistics = await part('Company Statistics');
  await within(statistics).findByRole('button', { name: 'Add Statistic' });
  expect(within(statistics).getAllByLabelText('Label')).toHaveLength(4);
  await user.click(within(statistics).getByRole('button', { name: 'Save Statistics' }));
  expect(await screen.findByText('Statistics saved successfully')).toBeDefined();
  expect(server.requestsTo('POST', '/api/admin/settings')[0]?.body).toMatchObject({
    key: 'statistics',
    group: 'about_stats',
    type: 'json',
  });
  expect(within(await part('Team Members')).getByText(/^No team members yet/)).toBeDefined();
});

test('asks before removing a team member, who stays if the answer is no (AABOUT-06, AABOUT-07, AABOUT-08)', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const user = userEvent.setup();
  const team = await part('Team Members');
  await user.click(await within(team).findByRole('button', { name: 'Add Team Member' }));
  await user.type(within(team).getAllByLabelText(/^Name/)[1] as HTMLElement, 'Bagas');
  await user.click(within(team).getByRole('button', { name: 'Remove Ratna' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove this team member?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(within(team).getAllByLabelText(/^Name/)).toHaveLength(2);
  await user.click(within(team).getByRole('button', { name: 'Remove Ratna' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await user.click(within(team).getByRole('button', { name: 'Save Team Members' }));
  expect(await screen.findByText('Team members saved successfully')).toBeDefined();
  expect(savedList(server, 2)).toEqual([{ name: 'Bagas', position: '', photo: null }]);
});

test('shows an uploaded photo, and reports a failed upload (AABOUT-09)', async () => {
  let status = 201;
  showAdmin(
    '/admin/about-settings',
    api({
      'POST /api/admin/upload': () => ({
        status,
        body: status === 201 ? { path: 'uploads/2026/11/p.webp', url: '/x' } : { message: 'Server Error' },
      }),
    }),
  );
  const team = await part('Team Members');
  const photo = new File(['x'], 'p.png', { type: 'image/png' });
  await userEvent.upload(await within(team).findByLabelText('Upload photo: Photo of Ratna'), photo);
  expect(await screen.findByText('Photo uploaded successfully')).toBeDefined();
  status = 500;
  await userEvent.upload(await within(team).findByLabelText('Change Image: Photo of Ratna'), photo);
  expect(await screen.findByText('Failed to upload photo')).toBeDefined();
});

test('keeps the numbers of sections, and gives the next one to a new section (ABOUT-03)', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const user = userEvent.setup();
  const sections = await part('Page Sections');
  await user.click(await within(sections).findByRole('button', { name: 'Add Section' }));
  await user.type(within(sections).getByLabelText(/^Title/), 'Quality');
  await user.click(within(sections).getByRole('button', { name: 'Save Sections' }));
  expect(await screen.findByText('Sections saved successfully')).toBeDefined();
  expect(savedList(server, 3)).toEqual([
    { id: 5, title: 'Our mission', content: '<p>Short stops.</p>' },
    { id: 6, title: 'Quality', content: '' },
  ]);
});

test('reports a failed load in its part, logs it, and prevents overwriting (AABOUT-10)', async () => {
  expectConsole('error', /A query failed \[ 'about-settings', 'page' \]/);
  showAdmin('/admin/about-settings', api({ 'GET /api/admin/pages': { status: 500 } }));
  expect(await screen.findByText('This part could not be loaded.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save About Content' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Save Statistics' })).toBeDefined();
});

test('shows why a save was refused and keeps the input (ERRS-09)', async () => {
  showAdmin('/admin/about-settings', api({ 'PUT /api/admin/settings/1': { status: 500, body: { exception: 'x' } } }));
  const statistics = await part('Company Statistics');
  await userEvent.click(await within(statistics).findByRole('button', { name: 'Save Statistics' }));
  expect(await screen.findByText('Server error occurred. Please check your input and try again.')).toBeDefined();
});

test('changes the title of the About page, and unpublishes it (AABOUT-11)', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const content = await part('About Page Content');
  const title = await within(content).findByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.click(within(content).getByRole('button', { name: 'Save About Content' }));
  expect(await within(content).findByText('The title field is required.')).toBeDefined();
  await userEvent.type(title, 'Who we are');
  await userEvent.click(within(content).getByRole('switch', { name: /^Published/ }));
  await userEvent.click(within(content).getByRole('button', { name: 'Save About Content' }));
  expect(await screen.findByText('About page content saved successfully')).toBeDefined();
  expect(server.requestsTo('PUT', '/api/admin/pages/4').map(({ body }) => body)).toEqual([
    { title: 'Who we are', is_published: false, version: 1 },
  ]);
});

test('saves the focused part with Ctrl S, and asks about all parts before leaving', async () => {
  const server = api();
  showAdmin('/admin/about-settings', server);
  const user = userEvent.setup();
  const statistics = await part('Company Statistics');
  const team = await part('Team Members');
  await user.type((await within(statistics).findAllByLabelText('Value'))[0] as HTMLElement, '0');
  await user.type(await within(team).findByLabelText(/^Name/), ' Wijaya');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  expect(question.textContent).toContain('You changed 2 fields.');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));

  await user.type(within(team).getByLabelText(/^Name/), '!');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Team members saved successfully')).toBeDefined();
  expect(server.requestsTo('PUT', '/api/admin/settings/1')).toEqual([]);
});

test('restarts the form with restored values, even if it is the last part to load (HIST-10, HIST-14)', async () => {
  const server = api();
  const revision = {
    id: 70,
    kind: 'setting',
    record_id: 2,
    record_name: 'team_members',
    number: 1,
    action: 'update',
    actor: null,
    created_at: '2026-11-21T03:00:00.000Z',
    fields: ['value'],
    restored_from: null,
    save_key: null,
    is_published: true,
  };
  server.answer('GET /api/admin/revisions', { body: { data: [revision], current_page: 1, last_page: 1, per_page: 100, total: 1 } });
  const change = { field: 'value', before: '[]', after: '[{"name":"Ayu"}]', is_current: false };
  server.answer('GET /api/admin/revisions/70', {
    body: {
      revision,
      changes: [change],
      deleted_files: [],
      differs: ['value'],
      differences: [{ field: 'value', now: change.after, restored: change.before }],
      version: 1,
    },
  });
  const { promise: restoredTeam, resolve: sendTeam } = Promise.withResolvers<{ body: unknown }>();
  server.answer('POST /api/admin/revisions/70/restore', () => {
    server.answer('GET /api/admin/settings', ({ path }) =>
      path.includes('group=about_team')
        ? restoredTeam
        : (groups[new URLSearchParams(path.split('?')[1]).get('group') ?? ''] ?? { body: { data: [] } }),
    );
    return { body: { message: 'Restored successfully', version: 2 } };
  });
  showAdmin('/admin/about-settings', server);
  const team = await part('Team Members');
  await userEvent.click(await within(team).findByRole('button', { name: 'History' }));
  const restore = await screen.findByRole('button', { name: 'Restore this field: Value' });
  const changes = screen.getByRole('region', { name: 'Changes' });
  expect([changes.tabIndex, changes.closest('[aria-live]')]).toEqual([0, null]);
  await userEvent.click(restore);
  expect(await screen.findByText('Restored successfully')).toBeDefined();
  // all other queries have finished
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/contacts-stats').length).toBeGreaterThan(1));
  sendTeam(setting(2, 'team_members', 'about_team', [{ name: 'Ayu', position: 'CEO', photo: null }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await part('Team Members')).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Ayu');
});

test('leaves a section open that a refused save has opened, while it is corrected (AMOD-13)', async () => {
  showAdmin('/admin/about-settings', api());
  const card = within(await part('Page Sections'));
  const toggle = () => card.getByRole('button', { name: /^(Our mission|Section 1)/, expanded: false });
  await card.findByRole('button', { name: /^Our mission/, expanded: false });
  await userEvent.click(toggle());
  await userEvent.clear(card.getByLabelText(/^Title/));
  await userEvent.click(card.getByRole('button', { name: /^Section 1/, expanded: true }));
  await userEvent.click(card.getByRole('button', { name: 'Save Sections' }));
  const title = await card.findByLabelText<HTMLInputElement>(/^Title/);
  expect(document.activeElement).toBe(title);
  await userEvent.keyboard('Vision');
  expect(title.isConnected).toBe(true);
  expect(title.value).toBe('Vision');
});

test('offers pictures in the full content and in sections (EDIT-04)', async () => {
  showAdmin('/admin/about-settings', api());
  const sections = within(await part('Page Sections'));
  await userEvent.click(await sections.findByRole('button', { name: /^Our mission/, expanded: false }));
  for (const label of ['Full Content', 'Content']) {
    const toolbar = within(await screen.findByRole('toolbar', { name: `${label}: formatting` }));
    expect(toolbar.getByRole('button', { name: 'Insert image' })).toBeTruthy();
  }
});
