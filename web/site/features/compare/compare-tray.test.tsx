import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { dropProducts } from './chosen-products.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTraySlot } from './compare-tray-slot.tsx';

const key = 'compared_products';
const slugs = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const product = (slug: string) => ({ slug, name: `Arm ${slug}`, main_image: null });

afterEach(() => {
  vi.restoreAllMocks();
  act(() => dropProducts(slugs));
  localStorage.clear();
  clearToasts();
});

const open = (at = '/products') =>
  renderSite(
    <>
      <h1>Products</h1>
      {slugs.map((slug) => (
        <CompareToggle key={slug} product={product(slug)} />
      ))}
      <CompareTraySlot />
    </>,
    { at },
  );

const toggle = (name: string) => screen.getByRole('button', { name: `Compare Arm ${name}` });
const choose = (name: string) => userEvent.click(toggle(name));
const tray = () => screen.findByRole('complementary', { name: 'Products to compare' });
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]').map(({ slug }: { slug: string }) => slug);
/** Changes the stored choice as another tab would. */
const writeElsewhere = (text: string | null) => {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
};

describe('choosing products to compare', () => {
  it('works with a link to the comparison before hydration (ATTR-65)', () => {
    expect(renderToString(<CompareToggle product={product('one')} />)).toContain('href="/compare?products=one"');
  });

  it('stores and removes a choice (ATTR-65)', async () => {
    open();
    await choose('one');
    await choose('three');
    expect(stored()).toEqual(['one', 'three']);
    expect([toggle('one').ariaPressed, toggle('two').ariaPressed]).toEqual(['true', 'false']);
    await choose('one');
    expect(stored()).toEqual(['three']);
  });

  it('accepts at most six products and says so (ATTR-65)', async () => {
    open();
    for (const slug of slugs) await choose(slug);
    expect(stored()).toHaveLength(6);
    expect(screen.getByText('You can compare up to 6 products. Remove one first.')).toBeTruthy();
  });

  it('follows other tabs and ignores invalid values (ATTR-65)', async () => {
    open();
    writeElsewhere(JSON.stringify([{ slug: 'two', name: 'Arm two', picture: 7 }, { slug: 8 }, null]));
    await waitFor(() => expect(toggle('two').ariaPressed).toBe('true'));
    for (const text of ['{', '{"a":1}', '7', null]) {
      writeElsewhere(text);
      expect(toggle('two').ariaPressed).toBe('false');
    }
  });

  it('works without storage (ATTR-65)', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    open();
    await choose('one');
    expect(within(await tray()).getByRole('status').textContent).toBe('1 of 6 products');
  });
});

describe('the bar of chosen products', () => {
  it('counts the products and links to the comparison (ATTR-66)', async () => {
    open();
    expect(screen.queryByRole('complementary')).toBeNull();
    await choose('two');
    await choose('one');
    const bar = within(await tray());
    expect(bar.getByRole('status').textContent).toBe('2 of 6 products');
    expect(bar.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Arm two', 'Arm one']);
    expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?products=two,one');
  });

  it('clears the choice (ATTR-66)', async () => {
    open();
    await choose('one');
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Clear the products to compare' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect([stored(), toggle('one').ariaPressed]).toEqual([[], 'false']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is not shown on the comparison itself (ATTR-66)', async () => {
    open('/compare');
    await choose('one');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
