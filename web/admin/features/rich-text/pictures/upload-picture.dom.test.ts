import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeApi } from '#web/test/fake-api.ts';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { uploadPicture } from './upload-picture.ts';

const call = 'POST /api/admin/upload-image';
const file = new File(['x'], 'cell.png', { type: 'image/png' });
const stored = { status: 201, body: { path: 'uploads/a.webp', url: '/storage/uploads/a.webp' } };

let editor: Editor;
const alert = vi.fn();
const html = () => writeHtml(editor.state.doc);

beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal('alert', alert);
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  editor.commands.setContent(readHtml('<p>before</p><p>after</p>', editor.schema).content);
});
afterEach(() => editor.destroy());

describe('a picture uploaded into a text', () => {
  it('is sent as field image, and its address is inserted into the text (EDIT-06)', async () => {
    const api = fakeApi({ [call]: stored });
    await uploadPicture(editor, api.transport, file, 8);
    const form = api.requestsTo('POST', '/api/admin/upload-image')[0]?.body as FormData;
    expect(form.get('image')).toBeInstanceOf(File);
    expect(html()).toBe('<p>before</p><img src="/storage/uploads/a.webp" alt=""><p>after</p>');
    expect(alert).not.toHaveBeenCalled();
  });

  it('is inserted with its size, so that pages reserve space for it', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close: () => {} }));
    await uploadPicture(editor, fakeApi({ [call]: stored }).transport, file, 8);
    expect(html()).toBe('<p>before</p><img src="/storage/uploads/a.webp" alt="" width="1600" height="1200"><p>after</p>');
  });

  it('shows its progress, and keeps its position while the text changes', async () => {
    let arrive: (answer: Answer) => void = () => {};
    const api = fakeApi({ [call]: () => new Promise<Answer>((resolve) => (arrive = resolve)) });
    const done = uploadPicture(editor, api.transport, file, 8);
    expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('Uploading cell.png');
    editor.commands.insertContentAt(1, 'long ');
    await vi.waitFor(() => expect(api.requests).toHaveLength(1), 60_000);
    arrive(stored);
    await done;
    expect(html()).toBe('<p>long before</p><img src="/storage/uploads/a.webp" alt=""><p>after</p>');
    expect(document.querySelector('progress')).toBeNull();
  });

  it('replaces an empty line', async () => {
    editor.commands.clearContent();
    await uploadPicture(editor, fakeApi({ [call]: stored }).transport, file, 1);
    expect(html()).toBe('<img src="/storage/uploads/a.webp" alt="">');
  });

  it('shows a message if it is refused (EDIT-07)', async () => {
    await uploadPicture(editor, fakeApi({ [call]: { status: 422, body: { message: 'No.' } } }).transport, file, 8);
    expect(alert).toHaveBeenCalledWith('Failed to upload image: 422 Unprocessable Entity');
    expect(html()).toBe('<p>before</p><p>after</p>');
    expect(document.querySelector('progress')).toBeNull();
  });

  it('shows a message if the request fails (EDIT-08)', async () => {
    await uploadPicture(editor, fakeApi({ [call]: new TypeError('Failed to fetch') }).transport, file, 8);
    expect(alert).toHaveBeenCalledWith('Error uploading image: Failed to fetch');
  });

  it('shows a message if its position was deleted meanwhile (EDIT-09)', async () => {
    let arrive: (answer: Answer) => void = () => {};
    const api = fakeApi({ [call]: () => new Promise<Answer>((resolve) => (arrive = resolve)) });
    const done = uploadPicture(editor, api.transport, file, 4);
    await vi.waitFor(() => expect(api.requests).toHaveLength(1), 60_000);
    editor.commands.setContent('<p>new</p>');
    arrive(stored);
    await done;
    expect(alert).toHaveBeenCalledWith('Failed to insert image into editor');
    expect(html()).toBe('<p>new</p>');
  });
});
