import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { Toasts } from '#web/shared/ui/toasts.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { findEditor } from '#web/test/rich-text.ts';
import { RichTextField } from '../rich-text-field.tsx';
import { fileOfData, isPictureData } from './data-pictures.ts';
import { RemotePictures } from './remote-pictures.tsx';

const call = 'POST /api/admin/upload-image';
const stored = { status: 201, body: { path: 'uploads/a.png', url: '/storage/uploads/a.png' } };
const png = 'data:image/png;base64,iVBORw0KGgo=';
const written: string[] = [];

const show = async (html: string, hasPictures: boolean, api = fakeApi({ [call]: stored })) => {
  const client = new QueryClient();
  bindTransport(client, api.transport);
  const Form = () => {
    const [value, setValue] = useState(html);
    const write = (next: string) => {
      written.push(next);
      setValue(next);
    };
    return <RichTextField label="Content" value={value} hasPictures={hasPictures} onChange={write} />;
  };
  render(
    <QueryClientProvider client={client}>
      <Form />
      <Toasts />
    </QueryClientProvider>,
  );
  return { api, editor: await findEditor('Content') };
};
const paste = (editor: Editor, html: string) => act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('alert', vi.fn());
});
afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

describe('pictures in pasted HTML (EDIT-12)', () => {
  it('are uploaded if they are data URLs, and keep position and description', async () => {
    const { api, editor } = await show('', true);
    paste(editor, `<p>before</p><img src="${png}" alt="A robot"><p>after</p>`);
    await waitFor(() => expect(written.at(-1)).toBe('<p>before</p><img src="/storage/uploads/a.png" alt="A robot"><p>after</p>'));
    const form = api.requestsTo('POST', '/api/admin/upload-image')[0]?.body as FormData;
    expect((form.get('image') as File).type).toBe('image/png');
    // the form never contains the data URL
    expect(written.filter((html) => html.includes('data:'))).toEqual([]);
  });

  it('do not return as text when pasting is undone and redone', async () => {
    const { editor } = await show('', true);
    paste(editor, `<p>text</p><img src="${png}">`);
    await waitFor(() => expect(written.at(-1)).toContain('/storage/'));
    act(() => {
      while (editor.commands.undo());
      while (editor.commands.redo());
    });
    await waitFor(() => expect(written.at(-1)).toContain('/storage/'));
    expect(written.filter((html) => html.includes('data:'))).toEqual([]);
  });

  it('are omitted with a message if the clipboard does not contain them', async () => {
    const { api, editor } = await show('', true);
    paste(editor, '<p>text</p><img src="file:///C:/clip.png"><img src="data:image/svg+xml;base64,AAAA">');
    expect(
      await screen.findByText('2 pictures were left out: the clipboard does not contain them. Save as a file and insert that.'),
    ).toBeTruthy();
    expect(written.at(-1)).toBe('<p>text</p>');
    expect(api.requests).toEqual([]);
  });

  it('are omitted with a message if the text may not contain pictures', async () => {
    const { editor } = await show('', false);
    paste(editor, `<p>text</p><img src="${png}">`);
    expect(await screen.findByText('1 picture was left out: this text takes no pictures.')).toBeTruthy();
    expect(written.at(-1)).toBe('<p>text</p>');
  });

  it('show the reason of the server for a refused picture', async () => {
    const reason = 'Image pasted.png is damaged and cannot be read. Please choose another file.';
    const { editor } = await show('', true, fakeApi({ [call]: { status: 422, body: { message: reason, errors: { image: [reason] } } } }));
    paste(editor, `<img src="${png}">`);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(window.alert).toHaveBeenCalledWith('Failed to upload image: 422 Unprocessable Entity');
  });
});

describe('a picture in a data URL', () => {
  it.each([
    [png, true],
    ['data:image/jpeg;base64,AAAA', true],
    ['data:image/svg+xml;base64,AAAA', false],
    ['data:text/html;base64,AAAA', false],
    [`data:image/png;base64,${'A'.repeat(7_100_000)}`, false],
  ])('is accepted if the server accepts its file %#', (src, isTaken) => {
    expect(isPictureData(src)).toBe(isTaken);
  });

  it('becomes a file of its type', async () => {
    expect(await fileOfData('data:image/gif;base64,AAEC')).toMatchObject({ name: 'pasted.gif', type: 'image/gif', size: 3 });
    expect(fileOfData('data:image/png;base64,%%%')).toBeNull();
  });
});

describe('pictures of other sites (EDIT-12)', () => {
  const remote = '<p>text</p><img src="https://other.example/a.jpg" alt="A"><img src="/storage/uploads/b.png" alt="B">';
  const note = () => screen.getByText(/loaded from/).textContent;

  it('are listed, and copied if the other site allows it', async () => {
    const { api, editor } = await show(remote, true);
    expect(note()).toBe('1 picture is loaded from other.example. Visitors no longer see it when it is removed there.');
    screen.getByRole('button', { name: 'Store a copy here' });
    const copy = async () => new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    const { container } = render(<RemotePictures editor={editor} transport={api.transport} copy={copy} />);
    await userEvent.click(container.querySelector('button') as HTMLButtonElement);
    await waitFor(() => expect(editor.getHTML()).not.toContain('other.example'));
    expect(written.at(-1)).toBe('<p>text</p><img src="/storage/uploads/a.png" alt="A"><img src="/storage/uploads/b.png" alt="B">');
    await waitFor(() => expect(screen.queryByText(/loaded from/)).toBeNull());
  });

  it('stay with a message if the other site does not allow it', async () => {
    const { api, editor } = await show('', true);
    const copy = async () => {
      throw new Error('No permission');
    };
    render(<RemotePictures editor={editor} transport={api.transport} copy={copy} />);
    act(() => void editor.commands.setContent(remote));
    await userEvent.click(screen.getAllByRole('button', { name: 'Store a copy here' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/other\.example does not allow copies: download the picture there and insert the file\./)).toBeTruthy();
    expect(editor.getHTML()).toContain('https://other.example/a.jpg');
  });
});
