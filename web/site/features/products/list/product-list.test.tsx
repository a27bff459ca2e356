import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import * as route from '#web/site/routes/product-list.tsx';
import { aCategory, aProduct, drives, robots } from '#web/test/catalogue.ts';
import { failedCalls } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { type Answer, renderScreen } from '#web/test/site-screen.tsx';
import { productListQuery } from './product-list.queries.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
});

type ListAnswer = (query: URLSearchParams) => Answer | Promise<Answer>;

const listOf = (...names: string[]): Answer => ({
  body: {
    products: aPage(names.map((name, index) => aProduct({ id: index + 1, name, slug: `p-${index}` }))),
    categories: [robots, drives],
    category_counts: { 1: 3, 2: 1 },
  },
});

const others: Record<string, unknown> = {
  '/api/public/categories': [robots, drives],
  '/api/public/settings': { company_tagline: 'All of a line.' },
  '/api/public/currency-settings': { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' },
};

const open = (address: string, answer: ListAnswer) =>
  renderScreen({
    path: '/products',
    address,
    screen: route,
    answer: ({ path }: ApiRequest) => {
      const url = new URL(path, 'http://api.test');
      return url.pathname === '/api/public/products' ? answer(url.searchParams) : { body: others[url.pathname] };
    },
  });

const listCalls = (requests: ApiRequest[]) => requests.map(({ path }) => path).filter((path) => path.startsWith('/api/public/products'));
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the product list', () => {
  it('filters by a category, from page 1, and keeps the search (PLIST-01, PLIST-02)', async () => {
    const { addressNow, requests } = open('/products?search=arm&page=2', () => listOf('Arm'));
    const pill = await screen.findByRole('link', { name: /^Drives/ });
    expect(screen.getByRole('link', { name: /^All Products/ }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(pill);
    await waitFor(() => expect(addressNow()).toBe('/products?category=drives&search=arm'));
    expect(listCalls(requests).at(-1)).toBe('/api/public/products?category=drives&search=arm&page=1');
    expect(await screen.findByRole('heading', { level: 2, name: 'Drives' })).toBeTruthy();
  });

  it('shows the number of matches in each category, and no numbers until they are known (PLIST-13)', async () => {
    const pills = () => screen.getAllByRole('link', { name: /^(All Products|Robots|Drives)/ }).map((pill) => pill.textContent);
    let finish: (answer: Answer) => void = () => {};
    const { router } = open('/products', (query) =>
      query.has('search')
        ? { body: { ...Object(listOf('Arm').body), category_counts: { 1: 1, 2: 0 } } }
        : new Promise((resolve) => {
            finish = resolve;
          }),
    );
    await waitFor(() => expect(pills()).toEqual(['All Products 4 products', 'Robots 3 products', 'Drives 1 product']));
    await act(async () => finish(listOf('Arm')));
    await act(async () => router.navigate('/products?search=arm'));
    await waitFor(() => expect(pills()).toEqual(['All Products 1 product', 'Robots 1 product', 'Drives 0 products']));
  });

  it('shows no numbers until the search has been answered', async () => {
    open('/products?search=arm', () => new Promise(() => {}));
    expect((await screen.findByRole('link', { name: 'Drives' })).textContent?.trim()).toBe('Drives');
  });

  describe('with many categories', () => {
    // each pill is a quarter of the row wide
    beforeEach(() => {
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 44));
      return () => vi.restoreAllMocks();
    });
    const many = Array.from({ length: 40 }, (_, index) => aCategory({ id: index + 1, name: `Group ${index + 1}`, slug: `g${index + 1}` }));
    const openMany = (address: string) => {
      others['/api/public/categories'] = many;
      return open(address, () => listOf('Arm'));
    };
    const drawn = () =>
      [...document.querySelectorAll('.pills > li:not(.folded)')].map(({ textContent }) => /^(Group \d+|\w+)/.exec(textContent ?? '')?.[0]);
    afterEach(() => {
      others['/api/public/categories'] = [robots, drives];
    });

    it('shows two rows of pills, and the others on demand (PLIST-01)', async () => {
      openMany('/products');
      const more = await screen.findByRole('button', { name: /^More 34 categories/ });
      expect(drawn()).toEqual(['All', 'Group 1', 'Group 2', 'Group 3', 'Group 4', 'Group 5', 'Group 6', 'More']);
      await userEvent.click(more);
      expect(drawn()).toHaveLength(42);
      expect(more.getAttribute('aria-expanded')).toBe('true');
      await userEvent.click(screen.getByRole('button', { name: /^Less/ }));
      expect(drawn()).toHaveLength(8);
    });

    it('always shows the selected category (PLIST-01)', async () => {
      openMany('/products?category=g33');
      await screen.findByRole('button', { name: /^More/ });
      expect(drawn()).toEqual(['All', 'Group 1', 'Group 2', 'Group 3', 'Group 4', 'Group 5', 'Group 33', 'More']);
    });
  });

  it('shows the description of the selected category', async () => {
    open('/products?category=robots', () => listOf('Arm'));
    expect(await screen.findByText('Arms of every size.')).toBeTruthy();
  });

  it('searches 500 ms after the last keystroke, from page 1, and updates the URL (PLIST-04, PLIST-10)', async () => {
    const { addressNow, requests } = open('/products?page=2', () => ({
      body: { products: aPage([aProduct()], { page: 2, last: 3, total: 29 }), categories: [robots], category_counts: { 1: 29 } },
    }));
    const box = await screen.findByRole('searchbox');
    vi.useFakeTimers();
    fireEvent.change(box, { target: { value: 'serv' } });
    await pause(300);
    fireEvent.change(box, { target: { value: 'servo' } });
    await pause(499);
    expect(addressNow()).toBe('/products?page=2');
    await pause(1);
    await pause(200);
    expect(addressNow()).toBe('/products?search=servo');
    expect(listCalls(requests)).toEqual(['/api/public/products?page=2', '/api/public/products?search=servo&page=1']);
  });

  it('opens a category that is clicked while typing, and searches in it (PLIST-02, PLIST-04)', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { addressNow } = open('/products', (query) => (query.has('category') ? answer.promise : listOf('Arm')));
    const box = await screen.findByRole('searchbox');
    const pill = await screen.findByRole('link', { name: /^Drives/ });
    vi.useFakeTimers();
    fireEvent.change(box, { target: { value: 'servo' } });
    await pause(400);
    fireEvent.click(pill);
    // the delay of the search ends while the category loads
    await pause(120);
    expect(addressNow()).toBe('/products');
    await pause(30);
    expect(addressNow()).toBe('/products?category=drives');
    await pause(300);
    expect(addressNow()).toBe('/products?category=drives&search=servo');
    answer.resolve(listOf('Arm'));
  });

  it('updates the search box when a link or Back changes the URL (PLIST-11)', async () => {
    const { router } = open('/products', () => listOf('Arm'));
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    await act(() => router.navigate('/products?search=scanner'));
    expect(box.value).toBe('scanner');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('shows cards with category, name, text, price and a link to the product (PLIST-05, PLIST-06, CURR-03)', async () => {
    open('/products', () => listOf('Six-Axis Robot LR20'));
    const name = await screen.findByRole('heading', { level: 3, name: 'Six-Axis Robot LR20' });
    const card = within(name.closest('li') as HTMLElement);
    expect(card.getByText('Robots')).toBeTruthy();
    expect(card.getByText('Carries 20 kg.')).toBeTruthy();
    expect(card.getByText('Rp 412.500.000')).toBeTruthy();
    expect(card.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe('/products/p-0');
  });

  it('highlights the search terms (SEARCH-09)', async () => {
    open('/products?search=lr20+carr', () => listOf('Robot LR-20'));
    await screen.findByText('LR-20');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['LR-20', 'Carr']);
  });

  const reportOf = (marks: string[], values: object = {}) => ({
    corrected: null,
    is_split: false,
    ignored: [],
    terms: marks.map((text) => [{ text, place: /^\d/.test(text) ? 'whole' : 'begins' }]),
    ...values,
  });
  const passages = () => screen.getAllByRole('listitem').flatMap((item) => item.querySelector('.passage')?.textContent ?? []);

  it('shows the matching passage with the match highlighted if the card does not contain it (SEARCH-09)', async () => {
    const group = {
      type: 'group' as const,
      title: 'Arm',
      items: [
        { key: 'Reach', value: '1,720 mm' },
        { key: 'Payload (kg)', value: '20' },
      ],
    };
    const found = [
      aProduct({ id: 1, name: 'Arm A', short_description: '<p>Carries 20 kg.</p>', specifications: [group] }),
      aProduct({ id: 2, name: 'Arm B', short_description: null, specifications: [group] }),
      aProduct({ id: 3, name: 'Arm C', model: 'AC-20', short_description: null, description: '<p>Long.</p><p>With 20 kg on the arm.</p>' }),
    ];
    open('/products?search=20kg', () => ({ body: { products: aPage(found), categories: [], search: reportOf(['20kg']) } }));
    await screen.findByRole('heading', { name: 'Arm A' });
    expect(passages()).toEqual(['Payload: 20\u00a0kg', 'With 20\u00a0kg on the arm.']);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '20\u00a0kg',
      '20\u00a0kg',
      '20\u00a0kg',
    ]);
  });

  it('shows the matching passage if the match may be clamped in the text of the card', async () => {
    const text = '<p>A long text that goes on and on until nobody can see its end, which says 20 kg.</p>';
    open('/products?search=20kg', () => ({
      body: { products: aPage([aProduct({ short_description: text })]), categories: [], search: reportOf(['20kg']) },
    }));
    await screen.findByRole('heading', { level: 3 });
    expect(passages()).toHaveLength(1);
  });

  it('shows the corrected search if only a correction has results (SEARCH-07)', async () => {
    const body = { products: aPage([aProduct()]), categories: [robots], search: reportOf(['robot'], { corrected: 'robot' }) };
    open('/products?search=robto', () => ({ body }));
    const notice = 'No results for “robto”. Showing results for “robot”.';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${notice} 1 product for “robot”`));
    expect(document.querySelector('.search-notice')?.textContent).toBe(notice);
  });

  it('shows a notice if the words were searched for separately', async () => {
    const body = { products: aPage([aProduct()]), categories: [], search: reportOf(['25', 'kg'], { is_split: true }) };
    open('/products?search=25+kg', () => ({ body }));
    expect(
      await screen.findByText('No results for “25 kg” as a phrase. Showing results that contain each word.', {
        selector: '.search-notice',
      }),
    ).toBeTruthy();
  });

  it('names the words that nothing contains (SEARCH-14)', async () => {
    const body = { products: aPage([aProduct()]), categories: [], search: reportOf(['lr20'], { ignored: ['datasheet', 'pdf'] }) };
    open('/products?search=lr20+datasheet+pdf', () => ({ body }));
    const notice = 'Nothing contains “datasheet” and “pdf”. Showing results for the other words.';
    expect(await screen.findByText(notice, { selector: '.search-notice' })).toBeTruthy();
  });

  it('names the corrected word if the category has no match', async () => {
    const body = { products: aPage([]), categories: [robots], search: reportOf(['robot'], { corrected: 'robot' }) };
    open('/products?category=robots&search=robto', () => ({ body }));
    expect(await screen.findByText(/Nothing matches “robot” in Robots/)).toBeTruthy();
  });

  it('shows a loading text, then the number of products (PLIST-07)', async () => {
    let finish: (answer: Answer) => void = () => {};
    open(
      '/products',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const section = await screen.findByRole('region', { name: 'All Products' });
    expect(within(section).getByRole('status').textContent).toBe('Loading products...');
    await act(async () => finish({ body: { products: aPage([aProduct()], { page: 1, last: 3, total: 29 }), categories: [] } }));
    await waitFor(() => expect(within(section).getByRole('status').textContent).toBe('29 products, page 1 of 3'));
  });

  it('shows an empty state with links to wider searches (PLIST-08)', async () => {
    open('/products?category=robots&search=zzz', () => listOf());
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy();
    expect(screen.getByText(/Nothing matches “zzz” in Robots/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show All Products' }).getAttribute('href')).toBe('/products');
    expect(screen.getByRole('link', { name: 'Search All Products' }).getAttribute('href')).toBe('/products?search=zzz');
  });

  it('has pagination links that keep the filter (PLIST-09, PAGI-01)', async () => {
    const { addressNow } = open('/products?category=robots', (query) => ({
      body: {
        products: aPage([aProduct()], { page: Number(query.get('page')), last: 9, total: 100 }),
        categories: [robots],
        category_counts: { 1: 29 },
      },
    }));
    const pager = within(await screen.findByRole('navigation', { name: 'Pagination' }));
    expect(pager.queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(pager.getByText('…')).toBeTruthy();
    await userEvent.click(pager.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(addressNow()).toBe('/products?category=robots&page=2'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
  });

  it('redirects to the last page if the page number is too large (PAGI-01)', async () => {
    const { addressNow } = open('/products?page=77', (query) => ({
      body: {
        products: aPage(query.get('page') === '77' ? [] : [aProduct()], { page: Number(query.get('page')), last: 3, total: 29 }),
        categories: [robots],
      },
    }));
    await waitFor(() => expect(addressNow()).toBe('/products?page=3'));
  });

  it('replaces invalid query values with the defaults (PLIST-10)', async () => {
    const { requests } = open('/products?category=unknown&page=-3', (query) => (query.has('category') ? listOf() : listOf('Arm')));
    await screen.findByRole('heading', { level: 3, name: 'Arm' });
    expect(listCalls(requests).at(-1)).toBe('/api/public/products?page=1');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All Products');
  });

  it.each(failedCalls)('reports a failure once and reloads on Retry: %s (PLIST-12, SHELL-06)', async (_name, failure) => {
    let isBroken = true;
    open('/products', () => (isBroken ? failure() : listOf('Arm')));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeTruthy();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed to load products']);
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 3, name: 'Arm' })).toBeTruthy();
  });

  it('keeps products that could not be refreshed and shows a notice (PLIST-14)', async () => {
    const answers = [listOf('Arm'), { status: 503, body: { message: 'Service Unavailable' } }, listOf('Gripper')];
    const { client } = open('/products', () => answers.shift() ?? listOf('Gripper'));
    await screen.findByRole('heading', { level: 3, name: 'Arm' });
    await act(() => client.fetchQuery(productListQuery({ page: 1 })).catch(() => undefined));
    expect(await screen.findByText('Failed to load products. The data shown may be out of date.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Arm' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Gripper' })).toBeTruthy();
    expect(screen.queryByText(/out of date/)).toBeNull();
  });

  it('keeps old results until new ones arrive, and ignores late responses', async () => {
    const waiting = new Map<string, (answer: Answer) => void>();
    const { router } = open('/products', (query) => {
      const category = query.get('category');
      return category ? new Promise((resolve) => waiting.set(category, resolve)) : listOf('First');
    });
    await screen.findByRole('heading', { level: 3, name: 'First' });
    await act(() => router.navigate('/products?category=robots'));
    expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Robots' }).getAttribute('aria-busy')).toBe('true');
    await act(() => router.navigate('/products?category=drives'));
    await act(async () => waiting.get('drives')?.(listOf('Newer')));
    await act(async () => waiting.get('robots')?.(listOf('Older')));
    expect(await screen.findByRole('heading', { level: 3, name: 'Newer' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 3, name: 'Older' })).toBeNull();
  });
});
