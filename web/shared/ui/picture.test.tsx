import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = () => document.querySelector('img');
const breakImage = () => fireEvent.error(image() as HTMLImageElement);

describe('picture', () => {
  it('prefixes stored paths and lists several widths in srcset (IMG-01)', () => {
    render(<Picture src="uploads/a.webp" alt="A" />);
    expect(image()?.getAttribute('src')).toBe('/storage/uploads/a.webp?w=800');
    expect(image()?.getAttribute('srcset')).toContain('/storage/uploads/a.webp?w=320 320w');
  });

  it('uses absolute URLs and root-relative paths unchanged (IMG-01)', () => {
    for (const src of ['https://cdn.example/a.jpg', '/images/a.jpg']) {
      const { unmount } = render(<Picture src={src} alt="A" />);
      expect(image()?.getAttribute('src')).toBe(src);
      expect(image()?.hasAttribute('srcset')).toBe(false);
      unmount();
    }
  });

  it('falls back to the placeholder for products or news (IMG-02, IMG-03)', () => {
    const { unmount } = render(<Picture src="gone.webp" alt="A" fallback="product" />);
    breakImage();
    expect(image()?.getAttribute('src')).toBe('/images/placeholder-product.jpg');
    unmount();
    render(<Picture src="gone.webp" alt="A" fallback="news" />);
    breakImage();
    expect(image()?.getAttribute('src')).toBe('/images/placeholder-news.jpg');
  });

  it('shows a grey tile if there is no placeholder or the placeholder is broken too (IMG-04)', () => {
    const { unmount } = render(<Picture src="gone.webp" alt="" />);
    breakImage();
    expect(screen.getByText('IMG')).toBeTruthy();
    unmount();
    render(<Picture src="gone.webp" alt="" fallback="news" />);
    breakImage();
    breakImage();
    expect(image()).toBeNull();
    expect(screen.getByText('News')).toBeTruthy();
  });

  it('shows the placeholder without a picture, and a new picture after a broken one', () => {
    const { rerender } = render(<Picture src={null} alt="A" fallback="product" />);
    expect(image()?.getAttribute('src')).toBe('/images/placeholder-product.jpg');
    rerender(<Picture src="gone.webp" alt="A" fallback="product" />);
    breakImage();
    rerender(<Picture src="here.webp" alt="A" fallback="product" />);
    expect(image()?.getAttribute('src')).toContain('here.webp');
  });
});
