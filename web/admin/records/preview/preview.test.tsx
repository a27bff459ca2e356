import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { articleForm } from '#web/admin/features/news/article-values.ts';
import { productForm } from '#web/admin/features/products/product-values.ts';
import { withChosen, withFile, withoutFile } from '#web/admin/ui/files/file-value.ts';
import { addChosen, galleryOf } from '#web/admin/ui/files/gallery.ts';
import { renderAdmin } from '#web/test/admin-screen.tsx';
import { anArticle } from '#web/test/articles.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { type Answer, fakeApi } from '#web/test/fake-api.ts';
import { FormPreview } from './form-preview.tsx';
import { PreviewFrame } from './preview-frame.tsx';

const call = 'POST /api/admin/previews/article';
const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Preview of/);
const shown = () => screen.queryByTitle(/^Preview of/)?.getAttribute('srcdoc');
const form = (title: string) => <FormPreview kind="article" id={4} name={title} write={() => ({ title })} />;
const open = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));
const page = (html: string): Answer => ({ body: { html } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('shows the document of the server, and requests it again when values change (PREV-06)', async () => {
  const api = fakeApi({ [call]: ({ body }) => page(`<p>${(body as { values: { title: string } }).values.title}</p>`) });
  const { rerender } = renderAdmin(form('One'), api);
  await open();
  expect(await screen.findByTitle('Preview of One')).toBeTruthy();
  expect(shown()).toBe('<p>One</p>');
  expect(api.requests.at(-1)?.body).toEqual({ id: 4, values: { title: 'One' } });
  rerender(form('Two'));
  await waitFor(() => expect(shown()).toBe('<p>Two</p>'));
  expect(screen.getByTitle('Preview of Two')).toBeTruthy();
});

test('sends one request at a time, then the newest values (PREV-06)', async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const answers: ((answer: Answer) => void)[] = [];
  const api = fakeApi({ [call]: () => new Promise<Answer>((resolve) => void answers.push(resolve)) });
  const { rerender } = renderAdmin(form('One'), api);
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await pass(0);
  for (const title of ['Two', 'Three', 'Four']) {
    rerender(form(title));
    await pass(1000);
  }
  expect(answers).toHaveLength(1);
  expect(screen.getByText('Loading the preview…')).toBeTruthy();
  answers[0]?.(page('<p>One</p>'));
  await pass(0);
  await pass(299);
  expect(shown()).toBe('<p>One</p>');
  expect(answers).toHaveLength(1);
  await pass(1);
  expect(api.requests.at(-1)?.body).toMatchObject({ values: { title: 'Four' } });
  answers[1]?.(page('<p>Four</p>'));
  await pass(1000);
  expect(shown()).toBe('<p>Four</p>');
  expect(answers).toHaveLength(2);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'No response from server. Please check your connection.'],
  ['an ended session', { status: 401, body: { message: 'Unauthenticated.' } }, 'Your session has ended. Please sign in again.'],
  ['a text that is too long', { status: 413, body: { message: 'The request is too large.' } }, 'The request is too large.'],
  ['an error of the server', { status: 502, body: null }, 'The server could not render it.'],
])('keeps the last page after %s, says why, and tries again (PREV-06)', async (_name, failure, text) => {
  const api = fakeApi({ [call]: page('<p>One</p>') });
  const { rerender } = renderAdmin(form('One'), api);
  await open();
  await waitFor(() => expect(shown()).toBe('<p>One</p>'));
  api.answer(call, failure);
  rerender(form('Two'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('The preview could not be updated.')).toBeTruthy();
  expect(shown()).toBe('<p>One</p>');
  api.answer(call, page('<p>Two</p>'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toBe('<p>Two</p>'));
  expect(screen.queryByText(text)).toBeNull();
});

test('gives files that are not uploaded an address until the preview is closed (PREV-04)', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/1');
  const file = new File(['x'], 'cell.webp');
  const api = fakeApi({ [call]: page('<p>One</p>') });
  const preview = () => <FormPreview kind="article" id={null} name="One" write={(addressOf) => ({ images: [addressOf(file)] })} />;
  const { rerender } = renderAdmin(preview(), api);
  await open();
  rerender(preview());
  await waitFor(() => expect(shown()).toBe('<p>One</p>'));
  expect(api.requests.at(-1)?.body).toEqual({ id: null, values: { images: ['blob:http://localhost/1'] } });
  expect(create).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close preview' }));
  expect(revoke).toHaveBeenCalledWith('blob:http://localhost/1');
});

test('includes files of the library and files that are not uploaded, but no removed ones (PREV-04, ANEWS-18)', () => {
  const addressOf = ({ name }: File) => `blob:${name}`;
  const stored = aProduct({ main_image: 'uploads/old.webp', images: ['uploads/a.webp'], brochure: 'uploads/b.pdf' });
  const products = productForm();
  const values = products.read(stored);
  const file = new File(['x'], 'new.webp');
  const images = [{ key: 'new-1', path: null, file }, ...addChosen(galleryOf(['uploads/a.webp']), 'uploads/row.webp', 5)];
  const of = (changed: object) => products.preview({ ...values, ...changed }, stored, addressOf) as Record<string, unknown>;
  expect(of({ main_image: withChosen(values.main_image, 'uploads/library.webp'), images })).toMatchObject({
    main_image: 'uploads/library.webp',
    images: ['blob:new.webp', 'uploads/a.webp', 'uploads/row.webp'],
    brochure: 'uploads/b.pdf',
    slug: undefined,
  });
  expect(of({ main_image: withFile(values.main_image, file), brochure: withoutFile(values.brochure) })).toMatchObject({
    main_image: 'blob:new.webp',
    brochure: null,
  });
  const articles = articleForm('Asia/Jakarta');
  const article = anArticle({ title: 'Robots at work' });
  const typed = { ...articles.read(article), author_name: 'Rina' };
  expect(articles.preview(typed, article, addressOf)).toMatchObject({ title: 'Robots at work', author_name: 'Rina' });
});

/** jsdom ignores `srcdoc`. */
const load = (html: string) => {
  const inside = frame().contentDocument as Document;
  inside.body.innerHTML = html;
  fireEvent.load(frame());
  return inside;
};

test('keeps scroll position and open sections, and links stay inside the page (PREV-06, PREV-07)', () => {
  const onEscape = vi.fn();
  const text = '<details><summary>More</summary></details><a href="#part">Part</a><a href="/x">Other</a><p id="part"></p>';
  const view = (html: string) => <PreviewFrame title="Preview of One" width={390} page={{ html }} onEscape={onEscape} />;
  const { rerender } = renderAdmin(view('1'), {});
  const inside = load(text);
  const click = (selector: string) => fireEvent.click(inside.querySelector(selector) as Element);
  const part = inside.getElementById('part') as HTMLElement;
  part.scrollIntoView = vi.fn();
  expect(click('a[href="#part"]')).toBe(false);
  expect(part.scrollIntoView).toHaveBeenCalledOnce();
  inside.addEventListener('click', (event) => event.preventDefault());
  click('a[href="/x"]');
  expect(part.scrollIntoView).toHaveBeenCalledOnce();
  fireEvent.keyDown(inside.body, { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledOnce();

  (inside.querySelector('details') as HTMLDetailsElement).open = true;
  Object.defineProperty(inside.defaultView, 'scrollY', { value: 240, configurable: true });
  const scrollTo = vi.fn();
  Object.defineProperty(inside.defaultView, 'scrollTo', { value: scrollTo });
  rerender(view('2'));
  load(text);
  expect(inside.querySelector('details')?.open).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 240, behavior: 'instant' });
});
