import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import * as route from '#web/site/routes/product-list.tsx';
import { aProduct, drives, robots } from '#web/test/catalogue.ts';
import { aPage } from '#web/test/paged.ts';
import { renderScreen } from '#web/test/site-screen.tsx';

/** jsdom has no layout: every observed element counts as displayed. */
class DisplayedObserver {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  vi.stubGlobal('IntersectionObserver', DisplayedObserver);
});
afterEach(() => {
  vi.useRealTimers();
});

const definition = {
  group_title: 'Performance',
  unit: null,
  scales: [],
  systems: null,
  choices: [],
  is_headline: false,
  products: 2,
};
const payload = {
  ...definition,
  key: 'payload',
  label: 'Payload',
  kind: 'number',
  unit: 'kg',
  scales: [
    { symbol: 'kg', factor: 1, offset: 0 },
    { symbol: 'lb', factor: 0.45359237, offset: 0 },
  ],
  systems: { metric: 'kg', imperial: 'lb' },
  is_headline: true,
};
const codes = Array.from({ length: 12 }, (_, index) => `ip${index + 50}`);
const protection = {
  ...definition,
  key: 'protection',
  label: 'Protection',
  kind: 'choices',
  choices: codes.map((key) => ({ key, label: key.toUpperCase() })),
};

const conditionsOf = (query: URLSearchParams) => [
  ...(Number(query.get('f.payload.min')) > 0
    ? [
        {
          key: 'payload',
          minimum: Number(query.get('f.payload.min')),
          ...(query.has('f.payload.max') && { maximum: Number(query.get('f.payload.max')) }),
          text: null,
          label: `Payload ≥ ${query.get('f.payload.min')} kg`,
        },
      ]
    : []),
  ...(query.has('f.protection') ? [{ key: 'protection', choices: query.getAll('f.protection'), text: null, label: 'Protection' }] : []),
];

const openList = (query = '', others: object[] = []) => {
  const opened = renderScreen({
    path: '/products',
    address: `/products?category=robots${query}`,
    screen: route,
    answer: ({ path }: ApiRequest) => {
      const url = new URL(path, 'http://api.test');
      const answers: Record<string, unknown> = {
        '/api/public/categories': [robots, drives],
        '/api/public/settings': {},
        '/api/public/currency-settings': { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' },
      };
      if (url.pathname !== '/api/public/products') return { body: answers[url.pathname] ?? {} };
      const hasLimit = url.searchParams.has('f.payload.min');
      return {
        body: {
          products: aPage(hasLimit ? [] : [aProduct({ name: 'Arm' })]),
          categories: [robots],
          category: url.searchParams.get('category'),
          category_counts: { 1: 1 },
          attributes: [protection, payload, ...others],
          facets: {
            payload: { count: 2, lowest: 2, highest: 210 },
            protection: { count: 2, choices: { ip50: hasLimit ? 0 : 1, ip51: 2, ip54: 1 } },
          },
          conditions: conditionsOf(url.searchParams),
          searched: '',
          sort: null,
        },
      };
    },
  });
  const panel = async () => {
    const filters = within(await screen.findByRole('region', { name: 'Filters' }));
    // the code of the filters is loaded on demand
    await filters.findByText('Payload');
    return filters;
  };
  return { ...opened, panel };
};

describe('the filters of a list', () => {
  it('apply a choice immediately and keep their elements (ATTR-74, ATTR-77)', async () => {
    const { addressNow, panel } = openList();
    const box = (await panel()).getByRole('checkbox', { name: /^IP51/ });
    await userEvent.click(box);
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.protection=ip51'));
    await userEvent.click((await panel()).getByRole('checkbox', { name: /^IP50/ }));
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.protection=ip50&f.protection=ip51'));
    expect(document.body.contains(box)).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.protection=ip50'));
  });

  it('apply a typed number after a delay and keep later input (ATTR-74)', async () => {
    const { addressNow, panel, requests } = openList();
    const filters = await panel();
    vi.useFakeTimers();
    const input = filters.getByRole('textbox', { name: 'Payload, at least, in kg' }) as HTMLInputElement;
    fireEvent.change(input, { target: { value: '1' } });
    await act(() => vi.advanceTimersByTimeAsync(300));
    fireEvent.change(input, { target: { value: '12' } });
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect(addressNow()).toBe('/products?category=robots');
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.change(input, { target: { value: '12.' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(addressNow()).toBe('/products?category=robots&f.payload.min=12');
    expect(input.value).toBe('12.');
    expect(requests.map(({ path }) => path)).toContain('/api/public/products?category=robots&page=1&f.payload.min=12');
    await act(() => vi.advanceTimersByTimeAsync(1000));
  });

  it('discard a limit that is being typed when another category is opened (ATTR-74, PLIST-02)', async () => {
    const { addressNow, panel, router } = openList();
    const filters = await panel();
    vi.useFakeTimers();
    fireEvent.change(filters.getByRole('textbox', { name: 'Payload, at least, in kg' }), { target: { value: '12' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    act(() => void router.navigate('/products?category=drives'));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(addressNow()).toBe('/products?category=drives');
  });

  it('apply typed input with Enter (ATTR-74)', async () => {
    const { addressNow, panel } = openList();
    await userEvent.type((await panel()).getByRole('textbox', { name: 'Payload, at most, in kg' }), '30{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.payload.max=30'));
  });

  it('mark limits that cannot be parsed or are reversed (ATTR-90)', async () => {
    const { panel } = openList();
    const filters = await panel();
    const [from, to] = ['at least', 'at most'].map((end) => filters.getByRole('textbox', { name: `Payload, ${end}, in kg` }));
    if (!from || !to) throw new Error('There are no limits.');
    await userEvent.type(from, 'heavy');
    expect(filters.queryByRole('alert')).toBeNull();
    await userEvent.type(from, '{Enter}');
    expect((await filters.findByRole('alert')).textContent).toBe('Type a number such as 5\u00a0kg, the lower one first.');
    expect([from.getAttribute('aria-invalid'), to.getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(from.getAttribute('aria-describedby')).toBe(filters.getByRole('alert').id);
    await userEvent.clear(from);
    await userEvent.type(from, '20{Enter}');
    await waitFor(() => expect(filters.queryByRole('alert')).toBeNull());
    await userEvent.type(to, '5{Enter}');
    await filters.findByRole('alert');
    expect(to.getAttribute('aria-invalid')).toBe('true');
  });

  it('name an ignored limit outside the sheet and can remove it alone (ATTR-90)', async () => {
    const { addressNow } = openList('&f.payload.min=heavy&f.protection=ip50');
    const chips = within(await screen.findByRole('list', { name: 'Applied filters' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Remove filter Payload “heavy” not understood, ignored',
      'Remove filter Protection IP50',
      'Clear all filters',
    ]);
    expect(screen.getByRole('status').textContent).toBe('0 products. Payload “heavy” not understood, ignored');
    // an ignored limit is not counted
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
    await userEvent.click(chips.getByRole('link', { name: /heavy/ }));
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.protection=ip50'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 product'));
  });

  it('do not call reversed limits ignored (ATTR-90)', async () => {
    openList('&f.payload.min=20&f.payload.max=5');
    const chips = within(await screen.findByRole('list', { name: 'Applied filters' }));
    expect(chips.queryByRole('link', { name: /ignored/ })).toBeNull();
  });

  it('follow Back and discard input that was not applied (ATTR-75)', async () => {
    const { panel, router } = openList('&f.payload.min=5');
    const filters = await panel();
    const input = filters.getByRole('textbox', { name: 'Payload, at least, in kg' }) as HTMLInputElement;
    fireEvent.change(input, { target: { value: '7' } });
    await act(() => router.navigate('/products?category=robots'));
    await waitFor(() => expect(input.value).toBe(''));
  });

  it('have handles that fill in the number and remove the limit at the end of the track (ATTR-74)', async () => {
    const { addressNow, panel } = openList();
    const filters = await panel();
    const handle = filters.getByRole('slider', { name: 'Payload, at least' });
    fireEvent.change(handle, { target: { value: '50' } });
    expect(handle.getAttribute('aria-valuetext')).toBe('20,5\u00a0kg');
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.payload.min=20%2C5'));
    fireEvent.change(filters.getByRole('slider', { name: 'Payload, at most' }), { target: { value: '10' } });
    expect((filters.getByRole('textbox', { name: /at most/ }) as HTMLInputElement).value).toBe('20,5');
    fireEvent.change(filters.getByRole('slider', { name: 'Payload, at most' }), { target: { value: '100' } });
    fireEvent.change(handle, { target: { value: '0' } });
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots'));
  });

  it('disable choices without products and keep the order (ATTR-77)', async () => {
    const { panel } = openList();
    const filters = await panel();
    const places = () => filters.getAllByRole('checkbox', { hidden: true }).map((box) => (box as HTMLInputElement).value);
    const before = places();
    expect(before.slice(0, 3)).toEqual(['ip50', 'ip51', 'ip54']);
    expect(before).toHaveLength(12);
    expect(filters.getByText(/^Show all/).textContent).toBe('Show all 12 for Protection');
    await userEvent.type(filters.getByRole('textbox', { name: 'Payload, at least, in kg' }), '5{Enter}');
    await screen.findByRole('heading', { name: 'No products found' });
    expect((filters.getByRole('checkbox', { name: /^IP50/ }) as HTMLInputElement).disabled).toBe(true);
    expect(places()).toEqual(before);
  });

  it('collapse attributes that few products have if there are many (ATTR-93)', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      ...payload,
      key: `n${index}`,
      label: `Number ${index}`,
      is_headline: false,
      products: index,
    }));
    const filters = await openList('', many).panel();
    const fold = filters.getByText(/^More filters/);
    expect(fold.textContent).toBe('More filters 4 of Performance');
    const folded = [...(fold.closest('details')?.querySelectorAll('legend') ?? [])].map((legend) => legend.textContent);
    expect(folded).toEqual(['Protection', 'Number 0', 'Number 1', 'Number 2']);
  });

  it('show an attribute that the address uses even if few products have it (ATTR-93)', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      ...payload,
      key: `n${index}`,
      label: `Number ${index}`,
      is_headline: false,
      products: index,
    }));
    const filters = await openList('&f.n0.min=5', many).panel();
    expect(filters.getByText(/^More filters/).textContent).toBe('More filters 3 of Performance');
  });

  it('convert typed limits with the unit (ATTR-78)', async () => {
    const { addressNow, panel } = openList('&f.payload.min=5');
    await userEvent.selectOptions((await panel()).getByRole('combobox', { name: 'Unit of Payload' }), 'lb');
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.payload.min=11%2C023&f.payload.unit=lb'));
  });

  it('show the number of conditions on the button of the sheet (ATTR-79)', async () => {
    openList('&f.payload.min=5&f.protection=ip50&f.protection=ip51');
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (3)' }));
    expect(await screen.findByRole('button', { name: 'Show 0 products', hidden: true })).toBeTruthy();
  });

  it('list the conditions if no product meets them (ATTR-80)', async () => {
    const { addressNow } = openList('&f.payload.min=5&f.protection=ip50');
    await screen.findByRole('heading', { name: 'No products found' });
    await userEvent.click(await screen.findByRole('link', { name: /^Remove\s?Protection/ }));
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&f.payload.min=5'));
  });
});
