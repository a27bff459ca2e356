import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mainImageRules } from '#web/admin/ui/files/file-rules.ts';
import { type FileValue, storedFile } from '#web/admin/ui/files/file-value.ts';
import { LibraryContext, type LibraryFile } from '#web/admin/ui/files/library-choice.tsx';
import { PictureField } from '#web/admin/ui/files/picture-field.tsx';
import { bindTransport } from '#web/shared/lib/transport.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { LibraryProvider } from './library-provider.tsx';

const create = 'POST /api/admin/media';
const stored = { path: 'uploads/2026/11/0123456789abcdef.png', name: 'cell.png', alt: '', caption: '', width: 8, height: 6, version: 1 };
const png = (name = 'cell.png') => new File(['x'], name, { type: 'image/png' });

const Field = () => {
  const [value, setValue] = useState<FileValue>(storedFile(null));
  return <PictureField label="Main Image" value={value} rules={mainImageRules} hint="" onChange={setValue} />;
};

const Block = ({ onPick }: { onPick: (file: LibraryFile) => void }) => {
  const choose = useContext(LibraryContext);
  return (
    <button type="button" onClick={() => choose?.({ kind: 'picture', onPick })}>
      Insert
    </button>
  );
};

const open = async (button: RegExp, onPick = vi.fn<(file: LibraryFile) => void>()) => {
  const client = new QueryClient();
  const api = fakeApi({ 'GET /api/admin/media': { body: aPage([]) } });
  bindTransport(client, api.transport);
  render(
    <QueryClientProvider client={client}>
      <LibraryProvider>
        <Field />
        <Block onPick={onPick} />
      </LibraryProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  return { api, dialog, onPick };
};

const ways: [string, (dialog: HTMLElement, file: File) => unknown][] = [
  ['chosen', (dialog, file) => userEvent.upload(within(dialog).getByLabelText('Upload a picture'), file)],
  [
    'dropped',
    (dialog, file) => fireEvent.drop(within(dialog).getByText('No files found'), { dataTransfer: { types: ['Files'], files: [file] } }),
  ],
  ['pasted', (dialog, file) => fireEvent.paste(within(dialog).getByLabelText('Search files'), { clipboardData: { files: [file] } })],
];

test.each(ways)('gives a file that is %s in the window of the library to the field (MEDIA-23)', async (_name, take) => {
  const { api } = await open(/Choose from the library/);
  await screen.findByText('No files found');
  await take(screen.getByRole('dialog'), png());
  expect(await screen.findByRole('img', { name: 'Main Image: cell.png' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requestsTo('POST', '/api/admin/media')).toEqual([]);
});

test('shows at the field why a file is refused (MEDIA-23)', async () => {
  const { dialog } = await open(/Choose from the library/);
  fireEvent.paste(dialog, { clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a valid image file');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('uploads and picks a file for a block, and stays open while it is refused (MEDIA-23)', async () => {
  const { api, dialog, onPick } = await open(/Insert/);
  api.answer(create, { status: 422, body: { message: 'Image cell.png is damaged', errors: { image: ['Image cell.png is damaged'] } } });
  const input = within(dialog).getByLabelText('Upload a picture');
  await userEvent.upload(input, png());
  expect(await within(dialog).findByText('Image cell.png is damaged')).toBeTruthy();
  expect(onPick).not.toHaveBeenCalled();
  api.answer(create, { status: 201, body: { message: 'ok', media: stored } });
  await userEvent.upload(input, png());
  await waitFor(() => expect(onPick).toHaveBeenCalledExactlyOnceWith(stored));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('picks nothing for a block if the window is closed during the upload (MEDIA-23)', async () => {
  const { api, dialog, onPick } = await open(/Insert/);
  const held = Promise.withResolvers<object>();
  api.answer(create, held.promise);
  await userEvent.upload(within(dialog).getByLabelText('Upload a picture'), png());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  const lists = api.requestsTo('GET', '/api/admin/media').length;
  held.resolve({ status: 201, body: { message: 'ok', media: stored } });
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(api.requestsTo('GET', '/api/admin/media').length).toBeGreaterThan(lists));
  expect(onPick).not.toHaveBeenCalled();
});
