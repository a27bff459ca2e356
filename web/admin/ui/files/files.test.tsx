import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { FileField } from './file-field.tsx';
import { additionalImageRules, brochureRules, mainImageRules, settingPictureRules } from './file-rules.ts';
import { type FileValue, storedFile } from './file-value.ts';
import { type GalleryPicture, galleryFields, galleryOf } from './gallery.ts';
import { GalleryField } from './gallery-field.tsx';
import { PathPictureField } from './path-picture-field.tsx';
import { PictureField } from './picture-field.tsx';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
});

const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const mega = 1024 * 1024;
// the accept attribute is not enough: files can be dropped
const user = userEvent.setup({ applyAccept: false });

const Picture = ({ path, onValue }: { path: string | null; onValue: (value: FileValue) => void }) => {
  const [value, setValue] = useState(storedFile(path));
  onValue(value);
  return <PictureField label="Main Image" value={value} rules={mainImageRules} hint="Up to 10MB" onChange={setValue} />;
};

test('refuses a picture over 5MB or of another type before it is sent, and keeps the current one (APROD-19)', async () => {
  const seen = vi.fn();
  render(<Picture path="uploads/2026/11/a.webp" onValue={seen} />);
  const picker = screen.getByLabelText('Change main image');
  await user.upload(picker, file('a.png', 'image/png', 5 * mega + 1));
  expect(screen.getByRole('alert').textContent).toBe('Image file size must be less than 5MB');
  await user.upload(picker, file('IMG_1.HEIC', 'image/heic'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Please select a valid image file. HEIC is not supported: save the picture as JPG, PNG, GIF, WebP or AVIF.',
  );
  await user.upload(picker, file('a.avif', 'image/x-unknown'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Please select a valid image file. An AVIF animation is not supported: save it as WebP or GIF.',
  );
  await user.upload(picker, file('a.svg', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toBe('Please select a valid image file');
  expect(seen).toHaveBeenLastCalledWith({ path: 'uploads/2026/11/a.webp', file: null, isRemoved: false });
  const good = file('a.png', 'image/png', 5 * mega);
  await user.upload(picker, good);
  expect(seen).toHaveBeenLastCalledWith({ path: 'uploads/2026/11/a.webp', file: good, isRemoved: false });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByAltText('Main Image: a.png')).toBeDefined();
});

test('removes the chosen file first, then marks the stored one as removed (APROD-21)', async () => {
  const seen = vi.fn();
  render(<Picture path="uploads/2026/11/a.webp" onValue={seen} />);
  await user.upload(screen.getByLabelText('Change main image'), file('a.png', 'image/png'));
  await user.click(screen.getByRole('button', { name: 'Remove main image' }));
  expect(seen).toHaveBeenLastCalledWith({ path: 'uploads/2026/11/a.webp', file: null, isRemoved: false });
  await user.click(screen.getByRole('button', { name: 'Remove main image' }));
  expect(seen).toHaveBeenLastCalledWith({ path: 'uploads/2026/11/a.webp', file: null, isRemoved: true });
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByLabelText('Change main image')).toBeDefined();
});

const Gallery = ({ paths, onValue }: { paths: string[]; onValue: (value: GalleryPicture[]) => void }) => {
  const [pictures, setPictures] = useState(galleryOf(paths));
  onValue(pictures);
  return <GalleryField label="Additional Images" value={pictures} rules={additionalImageRules} max={4} hint="" onChange={setPictures} />;
};

test('adds the valid ones of several files, and names each refused file (APROD-22, APROD-23)', async () => {
  const seen = vi.fn<(value: GalleryPicture[]) => void>();
  render(<Gallery paths={['a', 'b']} onValue={seen} />);
  const list = screen.getByRole('list');
  fireEvent.drop(list, {
    dataTransfer: {
      types: ['Files'],
      files: [
        file('big.png', 'image/png', 6 * mega),
        file('one.png', 'image/png'),
        file('two.png', 'image/png'),
        file('three.png', 'image/png'),
      ],
    },
  });
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('Image big.png is too large. File size must be less than 5MB');
  expect(alert).toContain('three.png was not added: there may be 4 pictures.');
  expect(seen.mock.lastCall?.[0].map(({ path, file: chosen }) => path ?? chosen?.name)).toEqual(['a', 'b', 'one.png', 'two.png']);
});

test('moves pictures with buttons and arrow keys, and sends the order', async () => {
  const seen = vi.fn<(value: GalleryPicture[]) => void>();
  render(<Gallery paths={['a', 'b']} onValue={seen} />);
  await user.upload(screen.getByLabelText('Add additional images'), file('new.png', 'image/png'));
  await user.click(screen.getByRole('button', { name: /Move picture 3 left/ }));
  screen.getByRole('button', { name: /Move picture 1 right/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('Picture moved to place 2 of 3');
  const pictures = seen.mock.lastCall?.[0] ?? [];
  const form = new FormBody(galleryFields(pictures));
  expect(form.get('existing_images')).toBe('["a","b"]');
  expect(form.get('image_order')).toBe('["new:0","a","b"]');
  expect((form.get('images[0]') as File).name).toBe('new.png');
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(seen.mock.lastCall?.[0].map(({ path }) => path)).toEqual([null, 'b']);
});

test('accepts a PDF of at most 10MB as a brochure (APROD-24, APROD-25)', async () => {
  const change = vi.fn();
  render(<FileField label="Brochure" value={storedFile(null)} rules={brochureRules} hint="PDF" onChange={change} />);
  const picker = screen.getByLabelText('Choose brochure');
  await user.upload(picker, file('a.docx', 'application/msword'));
  expect(screen.getByRole('alert').textContent).toBe('Please select a PDF file only');
  await user.upload(picker, file('a.pdf', 'application/pdf', 10 * mega + 1));
  expect(screen.getByRole('alert').textContent).toBe('Brochure file size must be less than 10MB');
  expect(change).not.toHaveBeenCalled();
  await user.upload(picker, file('a.pdf', 'application/pdf'));
  expect(change).toHaveBeenCalledOnce();
});

test('shows the original name of a stored brochure (FILE-07)', () => {
  const stored = 'uploads/2026/11/0123456789abcdef.pdf';
  const field = { label: 'Brochure', rules: brochureRules, hint: 'PDF', onChange: () => {} };
  const { rerender } = render(<FileField {...field} value={storedFile(stored, 'LR-20 data sheet.pdf')} />);
  expect(screen.getByText('LR-20 data sheet.pdf')).toBeTruthy();
  expect(screen.queryByText(stored)).toBeNull();
  // uploaded before original names were stored
  rerender(<FileField {...field} value={storedFile(stored)} />);
  expect(screen.getByText('Current brochure')).toBeTruthy();
  expect(screen.getByText(stored)).toBeTruthy();
});

test('uploads a picture for a setting immediately, or accepts its address (ASET-15, ASET-16, ASET-19, ASET-20)', async () => {
  const upload = vi.fn(async () => 'uploads/2026/11/new.webp');
  const Field = () => {
    const [value, setValue] = useState('');
    return (
      <PathPictureField
        label="Logo"
        value={value}
        rules={settingPictureRules}
        pathLabel="Or enter image URL/path"
        upload={upload}
        onChange={setValue}
      />
    );
  };
  render(<Field />);
  expect(screen.getByText('or drag and drop', { exact: false }).textContent).toBe(
    'Upload an image or drag and dropPNG, JPG, GIF up to 5MB',
  );
  const picker = screen.getByLabelText('Upload an image: Logo');
  await user.upload(picker, file('a.avif', 'image/avif'));
  expect(screen.getByRole('alert').textContent).toBe('Please select a valid image file (JPG, PNG, GIF, WebP)');
  await user.upload(picker, file('a.png', 'image/png', 6 * mega));
  expect(screen.getByRole('alert').textContent).toBe('File size must be less than 5MB');
  expect(upload).not.toHaveBeenCalled();
  await user.upload(picker, file('a.png', 'image/png'));
  expect(await screen.findByDisplayValue('uploads/2026/11/new.webp')).toBeDefined();
  expect(screen.getByLabelText('Change Image: Logo')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await user.type(screen.getByLabelText('Or enter image URL/path'), 'https://x.example/a.png');
  expect(screen.getByAltText('Logo, as it is now').getAttribute('src')).toBe('https://x.example/a.png');
});

test('warns that visitors may be asked for the password of an encrypted PDF, and accepts it (FILE-11)', async () => {
  const seen = vi.fn();
  const pdf = (text: string) => new File([text], 'a.pdf', { type: 'application/pdf' });
  const Brochure = () => {
    const [value, setValue] = useState(storedFile(null));
    seen(value.file);
    return <FileField label="Brochure" value={value} rules={brochureRules} hint="" onChange={setValue} />;
  };
  render(<Brochure />);
  const encrypted = pdf('%PDF-1.6\ntrailer\n<< /Size 9 /Encrypt 8 0 R >>');
  await user.upload(screen.getByLabelText('Choose brochure'), encrypted);
  expect((await screen.findByText(/opens without a password/)).getAttribute('role')).toBe('status');
  expect(seen).toHaveBeenLastCalledWith(encrypted);
  await user.upload(screen.getByLabelText('Replace brochure'), pdf('%PDF-1.6\ntrailer\n<< /Size 9 >>'));
  await waitFor(() => expect(screen.queryByText(/opens without a password/)).toBeNull());
});
