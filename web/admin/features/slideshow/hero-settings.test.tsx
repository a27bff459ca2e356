import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Setting } from '#contract/settings.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

const list = 'GET /api/admin/settings';
const save = 'POST /api/admin/settings-bulk-update';
const upload = 'POST /api/admin/upload';
const preview = '/api/admin/previews/hero';
const slide = (title: string, part = {}) => ({ title, subtitle: `About ${title}`, background_image: '', hero_image: '', ...part });

const stored: Record<string, string> = {
  slideshow_enabled: 'true',
  slide_interval: '6',
  transition_effect: 'fade',
  gradient_overlay_enabled: 'false',
  background_image_style: 'stretch',
  primary_color: '#4CE482',
  gradient_color: '#2563eb',
  slides_data: JSON.stringify([slide('One'), slide('Two')]),
  point_1: 'First point',
};
const settingsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value], index) => ({ id: index + 1, key, value, type: 'text', group: 'hero' }) as Setting);
const page = (values: Record<string, string>) => ({ body: { data: settingsOf(values), current_page: 1, last_page: 1, total: 9 } });

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: page(stored),
    [save]: { body: { message: 'Settings updated successfully', settings: [] } },
    [`POST ${preview}`]: ({ body }) => ({ body: { html: `<p>${JSON.stringify(body)}</p>` } }),
    ...answers,
  });

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = api(answers);
  const view = showAdmin('/admin/hero-settings', server);
  await screen.findByRole('button', { name: 'Add Slide' });
  return { server, ...view };
};
const box = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
const saved = (server: ReturnType<typeof api>) => {
  const body = server.requestsTo('POST', '/api/admin/settings-bulk-update').at(-1)?.body;
  const { settings } = body as { settings: { key: string; value: string }[] };
  return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
};
const toggles = () => screen.getAllByRole('button', { expanded: undefined }).filter((one) => one.classList.contains('slide-toggle'));
const order = () => toggles().map((toggle) => toggle.querySelector('.strong')?.textContent);

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the stored values (AHERO-01, AHERO-02, AHERO-03, AHERO-05, AHERO-06, AHERO-07)', async () => {
  const { server } = await open();
  expect(screen.getByText('Manage your homepage hero section content, styling, and slideshow settings')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Slideshow Settings', 'Slide Configuration 2']),
  );
  expect(server.queriesTo('/api/admin/settings')).toContainEqual(expect.stringContaining('group=hero'));
  const slideshow = screen.getByRole('switch', { name: /^Enable Slideshow/ });
  expect(slideshow).toHaveProperty('checked', true);
  expect(slideshow.closest('label')?.textContent).toContain('Enabled');
  await userEvent.click(slideshow);
  expect(slideshow.closest('label')?.textContent).toContain('Disabled');
  expect(screen.getByRole('switch', { name: /^Enable Gradient Overlay/ })).toHaveProperty('checked', false);
  const options = (name: RegExp) => [...(box(name) as unknown as HTMLSelectElement).options].map(({ value }) => value);
  expect(options(/^Transition Effect/)).toEqual(['fade', 'slide', 'zoom']);
  expect(options(/^Background Image Style/)).toEqual(['cover', 'contain', 'repeat', 'stretch']);
  expect(box(/^Auto Slide Interval/).value).toBe('6');
});

test('saves the changed values, all as text (AHERO-13, AHERO-14, APIADM-31)', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: object }>();
  const { server } = await open({ [save]: promise });
  await userEvent.click(screen.getByRole('switch', { name: /^Enable Gradient Overlay/ }));
  await userEvent.selectOptions(box(/^Transition Effect/), 'zoom');
  write(/^Auto Slide Interval/, '12');
  write(/^Point 2/, ' Second point ');
  write(/^Slide Title/, 'New');
  await press('Save Settings');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeTruthy();
  resolve({ body: { message: '', settings: [] } });
  expect(await screen.findByText('Slideshow settings saved successfully')).toBeTruthy();
  const values = saved(server);
  expect(values).toEqual({
    gradient_overlay_enabled: 'true',
    transition_effect: 'zoom',
    slide_interval: '12',
    point_2: 'Second point',
    slides_data: expect.any(String),
  });
  expect(JSON.parse(values.slides_data ?? '')).toEqual([{ ...slide('One'), title: 'New' }, slide('Two')]);
  expect(Object.values(values).every((value) => typeof value === 'string')).toBe(true);
});

test.each(['0', '61', '', 'abc'])('refuses an interval of "%s", and sends nothing (AHERO-04)', async (value) => {
  const { server } = await open();
  write(/^Auto Slide Interval/, value);
  await press('Save Settings');
  expect(await screen.findByText('Enter a number from 1 to 60.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box(/^Auto Slide Interval/)));
  expect(server.requestsTo('POST', '/api/admin/settings-bulk-update')).toHaveLength(0);
});

test('adds slides, removes all but the last, and orders them (AHERO-08, AHERO-10, AHERO-11)', async () => {
  const { server } = await open();
  expect(order()).toEqual(['1 One', '2 Two']);
  await press('Add Slide');
  await waitFor(() => expect(document.activeElement).toBe(box(/^Slide Title/)));
  write(/^Slide Title/, 'Three');
  expect(screen.getByLabelText(/^Slide Subtitle/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Background Image' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Hero Image' })).toBeTruthy();
  expect(order()).toEqual(['1 One', '2 Two', '3 Three']);
  await press('Move slide 3 up');
  expect(order()).toEqual(['1 One', '2 Three', '3 Two']);
  expect(screen.getByText('Slide moved to place 2 of 3')).toBeTruthy();
  box(/^Slide Title/).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['1 Three', '2 One', '3 Two']);
  expect(document.activeElement).toBe(box(/^Slide Title/));
  await press('Remove slide 2');
  await press('Remove slide 2');
  expect(order()).toEqual(['1 Three']);
  expect(screen.queryByRole('button', { name: /^Remove slide/ })).toBeNull();
  await press('Save Settings');
  await screen.findByText('Slideshow settings saved successfully');
  expect(JSON.parse(saved(server).slides_data ?? '')).toEqual([{ title: 'Three', subtitle: '', background_image: '', hero_image: '' }]);
});

test('restores a removed slide at its position (ALIST-05)', async () => {
  const { server } = await open();
  await press('Remove slide 1');
  expect(order()).toEqual(['1 Two']);
  expect(screen.getByText('Slide 1 removed')).toBeTruthy();
  await press('Undo removing');
  expect(order()).toEqual(['1 One', '2 Two']);
  expect(screen.queryByText('Slide 1 removed')).toBeNull();
  expect(server.requests.filter(({ method, path }) => method !== 'GET' && path !== preview)).toEqual([]);
});

test.each(['[]', '{not json', 'null', ''])('offers an empty slide if none is stored (%s) (AHERO-10)', async (slides_data) => {
  await open({ [list]: page({ ...stored, slides_data }) });
  expect(order()).toEqual(['1 Slide 1']);
  expect(screen.getByText('Empty: visitors do not see it')).toBeTruthy();
});

test('restores the loaded values on Reset, or the saved ones after a save (AHERO-12)', async () => {
  await open();
  write(/^Slide Title/, 'Typed');
  await press('Add Slide');
  await press('Reset');
  expect(order()).toEqual(['1 One', '2 Two']);
  write(/^Point 1/, 'Saved point');
  await press('Save Settings');
  await screen.findByText('Slideshow settings saved successfully');
  write(/^Point 1/, 'Typed');
  await press('Reset');
  expect(box(/^Point 1/).value).toBe('Saved point');
});

const pictures = (name: string) => within(screen.getByRole('group', { name }));
const picker = (name: string) =>
  screen.getByRole('group', { name }).querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
const png = new File(['x'], 'a.png', { type: 'image/png' });

test('uploads a picture or accepts its address, and keeps text typed meanwhile (AHERO-09, AHERO-15, UPL-02)', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
  const { server } = await open({ [upload]: promise });
  expect(picker('Background Image').accept).toMatch(/^image\/[a-z]+(,image\/[a-z]+)*$/);
  await userEvent.upload(picker('Background Image'), png);
  write(/^Slide Title/, 'Typed meanwhile');
  resolve({ status: 201, body: { path: 'uploads/2026/11/a.png', url: '/storage/uploads/2026/11/a.png' } });
  expect(await screen.findByText('File uploaded successfully')).toBeTruthy();
  expect([...((server.requestsTo('POST', '/api/admin/upload')[0]?.body as FormData) ?? []).keys()]).toEqual(['file']);
  expect(pictures('Background Image').getByLabelText('URL or path')).toHaveProperty('value', 'uploads/2026/11/a.png');
  expect(pictures('Background Image').getByRole('img').getAttribute('src')).toContain('/storage/uploads/2026/11/a.png');
  expect(box(/^Slide Title/).value).toBe('Typed meanwhile');
  fireEvent.change(pictures('Hero Image').getByLabelText('URL or path'), { target: { value: 'https://example.com/b.png' } });
  await press('Save Settings');
  await screen.findByText('Slideshow settings saved successfully');
  expect(JSON.parse(saved(server).slides_data ?? '')[0]).toEqual({
    ...slide('Typed meanwhile'),
    subtitle: 'About One',
    background_image: 'uploads/2026/11/a.png',
    hero_image: 'https://example.com/b.png',
  });
});

test.each([
  [{ status: 422, body: { message: 'File size must be less than 5MB' } }, 'File size must be less than 5MB'],
  [{ status: 422, body: { errors: { file: ['No.', 'Never.'] } } }, 'No., Never.'],
  [{ status: 500, body: { exception: 'E' } }, 'Server error occurred. Please try again.'],
  [new TypeError('Failed to fetch'), 'Failed to upload file'],
])('reports why an upload failed, and keeps the slide (%#) (AHERO-16)', async (answer, text) => {
  await open({ [upload]: () => answer });
  write(/^Slide Title/, 'Kept');
  await userEvent.upload(picker('Hero Image'), png);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText('File uploaded successfully')).toBeNull();
  expect(box(/^Slide Title/).value).toBe('Kept');
});

test('reports a failed load and offers to retry (AHERO-17)', async () => {
  const server = api({ [list]: { status: 500, body: { message: 'Server Error' } } });
  showAdmin('/admin/hero-settings', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load slideshow settings');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
  server.answer(list, page(stored));
  await press('Retry');
  expect(await screen.findByRole('button', { name: 'Save Settings' })).toBeTruthy();
});

test.each([
  [{ status: 500, body: { message: 'SQLSTATE: Integrity constraint violation' } }, /^Database constraint error/],
  [{ status: 500, body: { exception: 'E' } }, 'Server error occurred. Please check your input and try again.'],
  [{ status: 500, body: null }, 'Failed to save slideshow settings'],
])('reports why a save failed, and keeps the input (%#) (ERRS-01, ERRS-06, ERRS-09)', async (answer, text) => {
  await open({ [save]: answer });
  write(/^Slide Title/, 'Kept');
  await press('Save Settings');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(box(/^Slide Title/).value).toBe('Kept');
});

test('shows an error of the server at the field of the slide, and opens the slide', async () => {
  const errors = { slides_data: ['Slide 2: the hero image must be a path.'] };
  await open({ [save]: { status: 422, body: { message: 'The given data was invalid.', errors } } });
  expect(screen.getAllByRole('group', { name: 'Hero Image' })).toHaveLength(1);
  write(/^Slide Title/, 'New');
  await press('Save Settings');
  expect(await screen.findByText('The given data was invalid.')).toBeTruthy();
  const heroImages = screen.getAllByRole('group', { name: 'Hero Image' });
  expect(heroImages).toHaveLength(2);
  expect(heroImages[1]?.textContent).toContain('The hero image must be a path.');
});

test('saves with Ctrl S, and asks before leaving with changes', async () => {
  const { server, router, address } = await open();
  write(/^Slide Title/, 'Unsaved');
  await router.navigate('/admin/contacts');
  expect(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })).toBeTruthy();
  await press('Keep editing');
  expect(address()).toBe('/admin/hero-settings');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Slideshow settings saved successfully')).toBeTruthy();
  expect(JSON.parse(saved(server).slides_data ?? '')[0].title).toBe('Unsaved');
});

test('keeps a slide open that a refused save has opened, while it is corrected (AMOD-13)', async () => {
  await open();
  const [first] = toggles();
  if (!first) throw new Error('There is no slide');
  const picture = () => screen.getAllByLabelText<HTMLInputElement>('URL or path')[0];
  fireEvent.change(picture() as HTMLInputElement, { target: { value: 'not a path' } });
  await userEvent.click(first);
  await press(/^Save Settings/);
  const field = picture() as HTMLInputElement;
  fireEvent.change(field, { target: { value: '/storage/a.webp' } });
  expect(field.isConnected).toBe(true);
  expect(picture()).toBe(field);
  expect(field.value).toBe('/storage/a.webp');
});

test('previews the input, with the slide that is focused or chosen (AHERO-19)', async () => {
  const { server } = await open();
  const sent = () => server.requestsTo('POST', preview).at(-1)?.body as Record<string, string>;
  await waitFor(() => expect(screen.getByTitle('Phone preview').getAttribute('srcdoc')).toContain('First point'));
  expect(sent()).toMatchObject({ first_slide: 0, transition_effect: 'fade', point_1: 'First point' });
  write(/^Point 1/, 'Typed point');
  await waitFor(() => expect(screen.getByTitle('Desktop preview').getAttribute('srcdoc')).toContain('Typed point'));
  await press('Next slide');
  expect(screen.getByText('Slide 2 of 2')).toBeTruthy();
  await waitFor(() => expect(sent()).toMatchObject({ first_slide: 1 }));
  fireEvent.focus(toggles()[0] as HTMLElement);
  expect(screen.getByText('Slide 1 of 2')).toBeTruthy();
  await waitFor(() => expect(sent()).toMatchObject({ first_slide: 0 }));
});

const button = (button_kind: string, button_target: string, button_label = '') => ({ button_kind, button_label, button_target });
const arms = { id: 2, kind: 'category', name: 'Arms', address: '/products?category=arms', is_visible: false };

test('gives a slide a button to an address or a record, and takes it away (AHERO-21)', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { server } = await open({
    'POST /api/admin/menu-records': { body: { data: [arms] } },
    'GET /api/admin/products': { body: aPage([]) },
    'GET /api/admin/categories': { body: aPage([{ id: 2, slug: 'arms', name: 'Arms', is_active: false }]) },
    'GET /api/admin/news': { body: aPage([]) },
    'GET /api/admin/pages': { body: { data: [] } },
  });
  const choice = () => screen.getByLabelText(/^Button leads to/);
  const slides = () => JSON.parse(saved(server).slides_data ?? '');
  expect(screen.queryByLabelText(/^Button text/)).toBeNull();
  await userEvent.selectOptions(choice(), 'address');
  await userEvent.type(screen.getByLabelText(/^Address/), '/products/lr20');
  await press('Save Settings');
  expect(await screen.findByText('Enter a label.')).toBeTruthy();
  write(/^Button text/, ' See it ');
  await press('Save Settings');
  await screen.findByText('Slideshow settings saved successfully');
  expect(slides()).toEqual([slide('One', button('address', '/products/lr20', 'See it')), slide('Two')]);

  await userEvent.selectOptions(choice(), 'record');
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a page of this site' }), 'arms');
  await userEvent.click(await screen.findByRole('option', { name: /Arms/ }));
  expect(await screen.findByText('Arms: /products?category=arms (visitors do not see it)')).toBeTruthy();
  write(/^Button text/, '');
  await press('Save Settings');
  await waitFor(() => expect(slides()).toEqual([slide('One', button('category', '2')), slide('Two')]));

  await userEvent.selectOptions(choice(), '');
  await press('Save Settings');
  await waitFor(() => expect(slides()).toEqual([slide('One'), slide('Two')]));
});
