import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import * as route from '#web/site/routes/compare.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { aPage } from '#web/test/paged.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';

beforeEach(() => {
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});
afterEach(clearToasts);

const catalogue = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((slug, index) =>
  aProduct({ id: index + 1, slug, name: `Arm ${slug}`, model: `A-${index + 1}` }),
);

const cell = (text: string | null, formatted: string | null = null, is_best = false) => ({ text, formatted, is_best });

/** Payloads of one and two differ, all other values are the same. */
const comparisonOf = (slugs: string[]) => {
  const products = catalogue.filter(({ slug }) => slugs.includes(slug));
  const payloads = [cell('5 kg', '5 kg'), cell('8000 g', '8 kg', true)];
  return {
    products,
    missing: slugs.filter((slug) => !products.some((product) => product.slug === slug)),
    groups: [
      {
        title: 'Arm',
        rows: [
          { label: 'Payload', definition: null, differs: true, cells: products.map((_, index) => payloads[index] ?? cell(null)) },
          { label: 'Colour', definition: null, differs: false, cells: products.map(() => cell('Red')) },
        ],
      },
    ],
  };
};

/** @param until delays each response until it resolves */
const open = (address: string, until?: (slugs: string) => Promise<void> | undefined) =>
  renderScreen({
    path: '/compare',
    address,
    screen: route,
    answer: async ({ method, path }: ApiRequest): Promise<Answer> => {
      const { pathname, searchParams } = new URL(path, 'http://api.test');
      if (pathname === '/api/public/compare') await until?.(searchParams.get('products') ?? '');
      if (pathname === '/api/public/compare') return { body: comparisonOf((searchParams.get('products') ?? '').split(',')) };
      if (pathname === '/api/public/products') {
        const typed = searchParams.get('search') ?? '';
        return { body: { products: aPage(catalogue.filter(({ name }) => name.includes(typed))), categories: [], category_counts: {} } };
      }
      return method === 'POST' ? { status: 201, body: null } : { status: 404 };
    },
  });

const table = () => screen.findByRole('table');
const textsOf = (element: HTMLElement, role: string) =>
  within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('the comparison', () => {
  it('is a table with products as columns and groups of rows (ATTR-61)', async () => {
    open('/compare?products=one,two');
    const shown = await screen.findByRole('table', { name: 'Comparison of Arm one, Arm two' });
    expect(within(shown).getAllByRole('columnheader')).toHaveLength(2);
    expect(textsOf(shown, 'rowheader')).toEqual(['Price', 'Arm', 'Payload', 'Colour']);
    const region = screen.getByRole('region', { name: 'Comparison of Arm one, Arm two' });
    expect(region.tabIndex).toBe(0);
  });

  it('shows values in one unit, the typed text beneath, and marks the best (ATTR-61)', async () => {
    open('/compare?products=one,two,three');
    const row = within(await table()).getByRole('row', { name: /^Payload/ });
    expect(textsOf(row, 'cell')).toEqual(['5\u00a0kg', '8\u00a0kg (best), in the datasheet: 8000\u00a0g', '–not specified']);
  });

  it('has links for the differences only and for other units, and keeps both choices (ATTR-62)', async () => {
    const { addressNow, requests } = open('/compare?products=one,two');
    await table();
    await userEvent.click(screen.getByRole('link', { name: 'Differences only' }));
    await waitFor(() => expect(addressNow()).toBe('/compare?products=one,two&differences=1'));
    await waitFor(async () => expect(textsOf(await table(), 'rowheader')).toEqual(['Arm', 'Payload']));
    await userEvent.click(screen.getByRole('link', { name: 'Imperial' }));
    await waitFor(() => expect(addressNow()).toBe('/compare?products=one,two&units=imperial&differences=1'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Imperial' }).getAttribute('aria-current')).toBe('true'));
    expect(requests.map(({ path }) => path)).toContain('/api/public/compare?products=one%2Ctwo&units=imperial');
    expect(screen.getByRole('link', { name: /^CSV/ }).getAttribute('href')).toBe(
      '/api/public/compare/csv?products=one%2Ctwo&units=imperial&differences=1',
    );
  });

  it('removes a product in place, says so and moves the focus to the heading (ATTR-63)', async () => {
    const { addressNow } = open('/compare?products=one,two,three&differences=1');
    await userEvent.click(within(await table()).getByRole('link', { name: 'Remove Arm two' }));
    await waitFor(() => expect(addressNow()).toBe('/compare?products=one,three&differences=1'));
    expect(screen.getByText('Arm two removed').closest('[role="status"]')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Compare Products' }));
  });

  it('removes a second product before the comparison without the first has loaded (ATTR-63)', async () => {
    const answer = Promise.withResolvers<void>();
    const { addressNow } = open('/compare?products=one,two,three', (slugs) => (slugs === 'one,two,three' ? undefined : answer.promise));
    const shown = within(await table());
    await userEvent.click(shown.getByRole('link', { name: 'Remove Arm two' }));
    await userEvent.click(shown.getByRole('link', { name: 'Remove Arm three' }));
    await waitFor(() => expect(addressNow()).toBe('/compare?products=one'));
    answer.resolve();
    await screen.findByRole('table', { name: 'Comparison of Arm one' });
    expect(addressNow()).toBe('/compare?products=one');
  });

  it('adds a product that was found while typing (ATTR-63)', async () => {
    const { addressNow } = open('/compare?products=one');
    await table();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Add a product' }), 'Arm t');
    const found = await screen.findAllByRole('link', { name: /^Add Arm/ });
    expect(found.map(({ textContent }) => textContent)).toEqual(['Add Arm two A-2 Robots', 'Add Arm three A-3 Robots']);
    await userEvent.click(found[1] as HTMLElement);
    await waitFor(() => expect(addressNow()).toBe('/compare?products=one,three'));
    expect(screen.getByText('Arm three added')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Add Arm/ })).toBeNull();
  });

  it('offers no product that is compared, and no more than six (ATTR-63, ATTR-64)', async () => {
    open('/compare?products=one,two,three,four,five,six,seven');
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(6);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByText('6 products are compared. Remove one to add another.')).toBeTruthy();
    expect(screen.getByText('Only the first 6 products of the address are compared.')).toBeTruthy();
  });

  it('names unavailable products and asks for a second one (ATTR-64)', async () => {
    open('/compare?products=one,gone');
    expect(await screen.findByText('This product is not available: gone.')).toBeTruthy();
    expect(screen.getByText(/^Add a second product to compare it with Arm one/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Differences only' })).toBeNull();
  });

  it('says how to choose products when there are none (ATTR-64)', async () => {
    const { requests } = open('/compare');
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing to compare yet' })).toBeTruthy();
    expect(requests.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('/compare'));
  });

  it('requests a quote for all in one message (ATTR-60)', async () => {
    const { requests } = open('/compare?products=one,two');
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Quote' }));
    await userEvent.type(dialog.getByLabelText(/Name/), 'Sari Pratiwi');
    await userEvent.type(dialog.getByLabelText(/Email/), 'sari@pabrik.example');
    await userEvent.type(dialog.getByLabelText(/Message/), 'By May, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await screen.findByText(/Thank you for your interest in Arm one and Arm two\./);
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      subject: 'Quote Request - Arm one and Arm two',
      message: `By May, please.\n\nProducts:\n- Arm one (A-1): http://localhost/products/one\n- Arm two (A-2): http://localhost/products/two`,
      product_slug: null,
    });
  });
});
