import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#contract/products.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import * as route from '#web/site/routes/product-detail.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { failedCalls } from '#web/test/fake-api.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';

afterEach(clearToasts);

const open = (slug: string, answer: (slug: string) => Answer | Promise<Answer>) =>
  renderScreen({
    path: '/products/:slug',
    address: `/products/${slug}`,
    screen: route,
    answer: ({ path }: ApiRequest) => {
      const requested = /^\/api\/public\/products\/(.+)$/.exec(path)?.[1];
      return requested
        ? answer(decodeURIComponent(requested))
        : { body: { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' } };
    },
  });

const show = (values: Partial<Product> = {}, related: Product[] = []) => {
  const product = aProduct(values);
  return open(product.slug, () => ({ body: { product, related_products: related } }));
};

const rows = (region: HTMLElement) =>
  [...region.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

describe('the product page', () => {
  it('shows breadcrumb, name, model, price and texts (PDET-01, PDET-02, PDET-04, PDET-05, PDET-06, PDET-07, PDET-09)', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Six-Axis Robot LR20' })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Robots', '/products?category=robots'],
    ]);
    expect(crumbs.getByText('Six-Axis Robot LR20').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Model:').parentElement?.textContent).toMatch(/^Model: LR20-1720/);
    expect(screen.getAllByText('Rp 412.500.000').length).toBeGreaterThan(0);
    expect(screen.getByText('20 kg').tagName).toBe('STRONG');
    expect(within(screen.getByRole('region', { name: 'Product Description' })).getByText('Made for presses.')).toBeTruthy();
  });

  it('omits an empty model and shows "Price on request" without a price (PDET-05, PDET-06)', async () => {
    show({ model: null, price: null, images: [], description: null });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Model:')).toBeNull();
    expect(screen.getAllByText('Price on request').length).toBeGreaterThan(0);
    expect(screen.queryByText('Product Description')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull();
  });

  it('copies the model number (PDET-23)', async () => {
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Copy model number' }));
    expect(await navigator.clipboard.readText()).toBe('LR20-1720');
    expect(screen.getByText('Model number copied to clipboard!')).toBeTruthy();
  });

  it('changes the main picture with thumbnails and arrow keys (PDET-03, IMG-01)', async () => {
    show();
    const thumbnails = within(await screen.findByRole('group', { name: 'Pictures' })).getAllByRole('button');
    const main = () => screen.getByRole<HTMLImageElement>('img', { name: /^Six-Axis Robot LR20/ }).src;
    expect(main()).toContain('/storage/uploads/a.webp');
    await userEvent.click(thumbnails[1] as HTMLElement);
    expect(main()).toContain('/storage/uploads/b.webp');
    expect(thumbnails[1]?.getAttribute('aria-current')).toBe('true');
    await userEvent.keyboard('{ArrowRight}');
    expect(main()).toContain('/storage/uploads/c.webp');
    expect(document.activeElement).toBe(thumbnails[2]);
    await userEvent.keyboard('{ArrowRight}');
    expect(main()).toContain('/storage/uploads/a.webp');
    await userEvent.keyboard('{End}');
    expect(main()).toContain('/storage/uploads/c.webp');
  });

  it('shows the texts of the media library, and names pictures without a description by number (MEDIA-12)', async () => {
    const product = {
      ...aProduct(),
      picture_texts: { 'uploads/b.webp': { alt: 'The wrist from below', caption: 'IP67 at axes 5 and 6' }, 'uploads/c.webp': { alt: '' } },
    };
    open(product.slug, () => ({ body: { product, related_products: [] } }));
    const thumbnails = within(await screen.findByRole('group', { name: 'Pictures' })).getAllByRole('button');
    expect(screen.getByRole('img', { name: 'Six-Axis Robot LR20, picture 1 of 3' })).toBeTruthy();
    await userEvent.click(thumbnails[1] as HTMLElement);
    expect(screen.getByRole('img', { name: 'The wrist from below' })).toBeTruthy();
    expect(screen.getByText('IP67 at axes 5 and 6')).toBeTruthy();
    await userEvent.click(thumbnails[2] as HTMLElement);
    expect(screen.queryByRole('img', { name: /Six-Axis Robot LR20|wrist/ })).toBeNull();
    expect(screen.queryByText('IP67 at axes 5 and 6')).toBeNull();
  });

  it('moves through and out of the thumbnails with Tab, and selects with Enter and Space (PDET-03)', async () => {
    show();
    const group = await screen.findByRole('group', { name: 'Pictures' });
    const thumbnails = within(group).getAllByRole('button');
    const main = () => screen.getByRole<HTMLImageElement>('img', { name: /^Six-Axis Robot LR20/ }).src;
    screen.getByRole('button', { name: 'Enlarge picture' }).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(thumbnails[0]);
    await userEvent.tab();
    expect(document.activeElement).toBe(thumbnails[1]);
    expect(main()).toContain('/storage/uploads/a.webp');
    await userEvent.keyboard('{Enter}');
    expect(main()).toContain('/storage/uploads/b.webp');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(main()).toContain('/storage/uploads/c.webp');
    expect(document.activeElement).toBe(thumbnails[2]);
    await userEvent.tab();
    expect(group.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(thumbnails[1]);
    // relative to the focused thumbnail, not to the picture shown
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(thumbnails[0]);
    expect(main()).toContain('/storage/uploads/a.webp');
  });

  it('opens pictures in a lightbox with buttons for the next and previous picture (IMG-07)', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge picture' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Six-Axis Robot LR20' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Previous picture' }));
    expect(dialog.getByText('Picture 3 of 3')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows single and grouped specifications, units separately, key figures in the summary (PDET-10, PDET-11)', async () => {
    show({
      specifications: [
        { type: 'single', key: 'Colour', value: 'Grey' },
        {
          type: 'group',
          title: 'Performance',
          items: ['Payload', 'Reach', 'Speed', 'Cycle', 'Fifth'].map((key) => ({ key, value: '20 kg' })),
        },
      ],
    });
    const sheet = await screen.findByRole('region', { name: 'Specifications' });
    expect(within(sheet).getByRole('heading', { level: 3, name: 'Performance' })).toBeTruthy();
    expect(rows(sheet)).toEqual([['Colour', 'Grey'], ...['Payload', 'Reach', 'Speed', 'Cycle', 'Fifth'].map((key) => [key, '20 kg'])]);
    expect(sheet.querySelector('.unit')?.textContent?.trim()).toBe('kg');
    expect([...document.querySelectorAll('.figures dt')].map(({ textContent }) => textContent)).toEqual([
      'Payload',
      'Reach',
      'Speed',
      'Cycle',
    ]);
  });

  it('keeps numbers and units on one line in the datasheet and on cards', async () => {
    const related = [aProduct({ id: 2, slug: 'other', name: 'Gripper 140 mm', short_description: '<p>Grips up to 20 kg.</p>' })];
    show({ specifications: [{ type: 'single', key: 'Hose at 6 bar', value: 'Air 8 mm, signals' }] }, related);
    const sheet = await screen.findByRole('region', { name: 'Specifications' });
    expect(sheet.querySelector('dl')?.textContent).toBe('Hose at 6\u00a0barAir 8\u00a0mm, signals');
    const card = within(screen.getByRole('region', { name: 'Related Products' })).getByRole('listitem');
    expect(card.querySelector('h3')?.textContent).toBe('Gripper 140\u00a0mm');
    expect(card.querySelector('.text')?.textContent).toBe('Grips up to 20\u00a0kg.');
  });

  it.each<[string, unknown, string[][]]>([
    [
      'PDET-12 untyped entries with key or name',
      [
        { key: 'Payload', value: '20 kg' },
        { name: 'Reach', value: '1 m' },
      ],
      [
        ['Payload', '20 kg'],
        ['Reach', '1 m'],
      ],
    ],
    ['PDET-13 a map whose keys have underscores', { max_tool_speed: '7.8 m/s' }, [['max tool speed', '7.8 m/s']]],
    [
      'PDET-11 groups whose entries are called specs',
      [{ type: 'group', title: 'Axes', specs: [{ key: 'J1', value: '±180°' }] }],
      [['J1', '±180°']],
    ],
  ])('shows %s', async (_, stored, expected) => {
    show({ specifications: stored as Product['specifications'] });
    expect(rows(await screen.findByRole('region', { name: 'Specifications' }))).toEqual(expected);
  });

  it('shows related products with links to their pages (PDET-14, PDET-15)', async () => {
    show({}, [aProduct({ id: 2, name: 'Compact Robot LR7', slug: 'compact-robot-lr7' })]);
    const related = within(await screen.findByRole('region', { name: 'Related Products' }));
    expect(related.getByText('Carries 20 kg.')).toBeTruthy();
    const link = related.getByRole('link', { name: /View Details/ });
    expect(link.getAttribute('href')).toBe('/products/compact-robot-lr7');
    expect(link.textContent).toContain('View Details →');
  });

  it('shows a spinner while the product loads (PDET-16)', async () => {
    open('slow', () => new Promise(() => {}));
    expect((await screen.findByText('Loading product...')).closest('[role=status]')).toBeTruthy();
  });

  it('shows the not-found view for an unknown product, without a toast (PDET-17, PDET-18)', async () => {
    open('heavy-robot', () => ({ status: 404, body: { message: 'Not found.' } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeTruthy();
    expect(screen.getByText("The product you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Products' }).getAttribute('href')).toBe('/products');
    expect(screen.getByRole('link', { name: 'Search Similar Products' }).getAttribute('href')).toBe('/products?search=heavy+robot');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(failedCalls)('reports any other failure once and reloads on Retry: %s (PDET-19, SHELL-06)', async (_name, failure) => {
    let isBroken = true;
    open('a', () => (isBroken ? failure() : { body: { product: aProduct({ slug: 'a' }), related_products: [] } }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load product details']);
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Six-Axis Robot LR20' })).toBeTruthy();
  });

  it('reloads when the slug changes (PDET-20)', async () => {
    const { router } = open('a', (slug) => ({ body: { product: aProduct({ slug, name: `Product ${slug}` }), related_products: [] } }));
    await screen.findByRole('heading', { level: 1, name: 'Product a' });
    await act(() => router.navigate('/products/b'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product b' })).toBeTruthy();
  });

  it('redirects an old slug to the current URL of the product', async () => {
    const { addressNow } = open('old', () => ({ body: { product: aProduct(), related_products: [] } }));
    await waitFor(() => expect(addressNow()).toBe('/products/six-axis-robot-lr20'));
  });

  it('shows a message if there is no brochure (PDET-21)', async () => {
    show({ brochure_url: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Download Brochure' }));
    expect(screen.getByText('No brochure available for this product')).toBeTruthy();
  });

  it('downloads the brochure from its URL (PDET-22)', async () => {
    show({ brochure_url: '/storage/uploads/lr20.pdf' });
    const link = await screen.findByRole('link', { name: 'Download Brochure' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/storage/uploads/lr20.pdf', true]);
    const stay = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', stay);
    await userEvent.click(link);
    document.removeEventListener('click', stay);
    expect(screen.getByText('Brochure download started')).toBeTruthy();
  });
});
