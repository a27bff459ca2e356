// How every form of the admin area behaves during asynchronous events.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { isAll } from '#server/testing/all-cases.ts';
import { sessionEnded } from '#web/shared/lib/session-token.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { type Answer, fakeApi } from '#web/test/fake-api.ts';
import { common, forms } from './every-form.fixture.ts';
import { type FormCase, uploaded } from './form-case.fixture.ts';

const textOf = async (form: FormCase) => ((await form.field()) as HTMLInputElement).value;
const isTime = (field: HTMLElement) => field.getAttribute('type') === 'datetime-local';

/** Adds to the text of the field, or sets its time. @param step 1 for the first change, 2 for the second */
const type = async (form: FormCase, step: 1 | 2) => {
  const field = await form.field();
  const value = isTime(field) ? `2030-01-0${step}T09:00` : `${(field as HTMLInputElement).value}d`;
  fireEvent.change(field, { target: { value } });
  return value;
};

const show = async (form: FormCase) => {
  const server = fakeApi({ ...common, ...form.answers });
  // the previous screen, to which Back leads
  const shown = showAdmin(form.isOnce ? form.path : '/admin/trash', server);
  if (!form.isOnce) await act(() => shown.router.navigate(form.path));
  return { server, ...shown };
};

const openForm = async (form: FormCase) => {
  const shown = await show(form);
  await form.open?.();
  await form.field();
  return shown;
};

const save = (form: FormCase) => userEvent.click(screen.getByRole('button', { name: form.button }));
const bodyOf = (body: unknown) => JSON.stringify(body instanceof FormData ? Object.fromEntries(body) : body);
/** Starts the search before navigating: while Testing Library searches, React updates the screen as in a browser. */
const goBack = async ({ navigate }: ReturnType<typeof showAdmin>['router']) => {
  const question = screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  void navigate(-1);
  await question;
};

beforeEach(() => {
  resetBrowser();
});

const all = Object.entries(forms);
/** One form of each way to build one: a record on a screen and in a dialog, settings, a part of a screen, one without a version. */
const typical = ['article', 'category', 'slideshow', 'note', 'account'];
const inside = all.filter(([name, form]) => !form.isOnce && (isAll || typical.includes(name)));

test('lists every form in the table (AMOD-10)', () => {
  const folder = join(import.meta.dirname, '../features');
  const creates = /\b(useForm|useRecordForm|useKeptForm|useSettingsForm|useRecordDialog)[<(]/;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
    .filter((name) => creates.test(readFileSync(join(folder, name), 'utf8')));
  expect(new Set(all.map(([, { source }]) => source))).toEqual(new Set(sources));
});

describe.each(inside)('%s', (_name, form) => {
  beforeEach(() => signInForTest());

  it('keeps what is typed during a save, stays open, and sends it with the next save (AMOD-10)', async () => {
    const { server } = await openForm(form);
    const first = await type(form, 1);
    const held = Promise.withResolvers<Answer>();
    server.answer(form.save, held.promise);
    await save(form);
    const [method = '', path = ''] = form.save.split(' ');
    await waitFor(() => expect(server.requestsTo(method, path)).toHaveLength(1));
    const second = await type(form, 2);
    await act(async () => held.resolve({ body: form.answer }));
    await waitFor(() => expect(document.querySelector('form[aria-busy]')).toBeNull());
    expect(await textOf(form)).toBe(second);
    const sent = () => server.requests.filter(({ method: used }) => used !== 'GET').map(({ body }) => bodyOf(body) ?? '');
    expect(sent().some((body) => body.includes(first))).toBe(true);
    if (form.source !== 'account/password-form.tsx') {
      await save(form);
      await waitFor(() => expect(sent().some((body) => body.includes(second))).toBe(true));
    }
  });

  it('asks before Back loses what was typed (AMOD-12)', async () => {
    const { router } = await openForm(form);
    const typed = await type(form, 1);
    const here = router.state.location;
    await goBack(router);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location).toBe(here);
    expect(await textOf(form)).toBe(typed);
    await goBack(router);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/trash'));
  });

  it('stays as it is when the session ends (ASESS-14)', async () => {
    const { stopFollowing } = await openForm(form);
    const typed = await type(form, 1);
    await act(async () => sessionEnded());
    await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(await textOf(form)).toBe(typed);
    stopFollowing();
  });
});

test.each(inside.filter(([, { upload }]) => upload))('%s: saves only after an upload has finished (AMOD-11)', async (_name, form) => {
  signInForTest();
  const { server } = await openForm(form);
  if (!form.upload) throw new Error('Nothing is uploaded');
  const held = Promise.withResolvers<Answer>();
  server.answer(form.upload.call, held.promise);
  server.answer(form.save, { body: form.answer });
  await userEvent.upload(await form.upload.picker(), new File(['x'], 'new.png', { type: 'image/png' }));
  await save(form);
  await screen.findByText('Uploading 1 file…');
  const [method = '', path = ''] = form.save.split(' ');
  expect(server.requestsTo(method, path)).toEqual([]);
  held.resolve({ body: { path: uploaded, url: `/storage/${uploaded}` } });
  await waitFor(() => expect(bodyOf(server.requestsTo(method, path)[0]?.body)).toContain(uploaded));
});

test.each(inside.filter(([, { load }]) => load))('%s: appears when it has loaded, not before (AMOD-02)', async (_name, form) => {
  signInForTest();
  const held = Promise.withResolvers<void>();
  const loads = form.load ?? '';
  const answer = { ...common, ...form.answers }[loads];
  const later: typeof form = {
    ...form,
    answers: {
      ...form.answers,
      [loads]: (request) => held.promise.then(() => (typeof answer === 'function' ? answer(request) : answer) as Answer),
    },
  };
  await show(later);
  expect(screen.queryByRole('button', { name: form.button })).toBeNull();
  await act(async () => held.resolve());
  await form.open?.();
  expect(await textOf(form)).not.toBe(undefined);
});

test.each(inside.filter(([, { isKept }]) => isKept))(
  '%s: opens with the input from before the tab was closed (KEPT-04)',
  async (_name, form) => {
    signInForTest();
    await openForm(form);
    const typed = await type(form, 1);
    cleanup();
    signInForTest();
    await show(form);
    await screen.findAllByText(/^Your unsaved changes from/);
    if (form.source === 'about/use-list-form.ts') await form.open?.();
    expect(await textOf(form)).toBe(typed);
  },
);
