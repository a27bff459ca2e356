import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Art } from './art.tsx';

const show = (picture: string | null) => {
  const { container } = render(<Art picture={picture} drawing="shaft" className="art" />);
  return { image: container.querySelector('img'), use: container.querySelector('use') };
};

test('shows the picture of the company, scaled if it is stored (SHELL-14)', () => {
  const stored = show('uploads/2026/11/0123456789abcdef.webp');
  expect(stored.use).toBeNull();
  expect(stored.image?.getAttribute('src')).toBe('/storage/uploads/2026/11/0123456789abcdef.webp?w=800');
  expect(stored.image?.alt).toBe('');
  const linked = show('https://pictures.example/hall.png').image;
  expect([linked?.getAttribute('src'), linked?.srcset]).toEqual(['https://pictures.example/hall.png', '']);
});

test('shows a drawing without a picture (SHELL-14)', () => {
  const { image, use } = show(null);
  expect([image, use?.getAttribute('href')]).toEqual([null, '/images/drawings.svg#shaft']);
});
