import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { categoryAnswer } from '#web/test/api-answers.ts';
import { anArticle } from '#web/test/articles.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import { aPage } from '#web/test/paged.ts';
import { searchAttributes } from '#web/test/search-attributes.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { SiteSearch } from './site-search.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.useRealTimers());

const robots = [
  aProduct({ id: 1, name: 'Six-Axis Robot LR20', slug: 'lr20', model: 'LR20-1720' }),
  aProduct({ id: 2, name: 'Compact Robot', slug: 'compact', model: null, price: null }),
];
const timestamp = '2026-11-20T03:00:00.000Z';
const articles = [
  anArticle({ id: 1, title: 'A robot year', slug: 'year', featured_image: 'articles/a.webp', published_at: timestamp }),
  anArticle({ id: 2, title: 'Robot care', slug: 'care', type: 'knowledge', featured_image: 'articles/b.webp', published_at: timestamp }),
];

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const found = (list: typeof robots, total = list.length) => ok({ products: aPage(list, { total }), categories: [] });

interface Api {
  attributes?: () => Answer;
  products?: (search: string) => Answer | Promise<Answer>;
  news?: (query: URLSearchParams) => Answer | Promise<Answer>;
}

const show = ({ attributes = () => ok([]), products = () => found(robots), news = () => ok(aPage(articles)) }: Api = {}) => {
  const requested: string[] = [];
  const transport = async ({ path }: ApiRequest): Promise<Answer> => {
    const { pathname, searchParams } = new URL(path, 'http://api.test');
    if (pathname === '/api/public/categories') return ok([categoryAnswer(1)]);
    if (pathname === '/api/public/currency-settings') return ok({ currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' });
    if (pathname === '/api/public/attributes') return attributes();
    requested.push(path);
    return pathname.endsWith('/news') ? news(searchParams) : products(searchParams.get('search') ?? '');
  };
  const view = renderSite(
    <>
      <SiteSearch onOpen={() => {}} />
      <input aria-label="Elsewhere" />
    </>,
    { api: transport },
  );
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...view, requested, address };
};

const openByButton = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('combobox');
};
const openAndType = async (text: string) => {
  const field = await openByButton();
  await userEvent.type(field, text);
  await screen.findAllByRole('option');
  return field;
};
const names = () => screen.getAllByRole('option').map((option) => option.textContent?.replaceAll(/\s+/g, ' '));
const chosen = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('opening the search', () => {
  it('works with / and Ctrl+K, but not while typing in a field (SEARCH-10)', async () => {
    show();
    fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: '/' });
    fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 'k', ctrlKey: true });
    expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBeNull();

    fireEvent.keyDown(document.body, { key: '/' });
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
      fireEvent.keyDown(document.body, { key: 'k', ...modifier });
      await act(async () => (screen.getByRole('dialog', { name: 'Search' }) as HTMLDialogElement).close());
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('works with Ctrl+K but not with / after / was switched off (SEARCH-10)', async () => {
    show();
    await openByButton();
    await userEvent.click(screen.getByRole('checkbox', { name: 'The key / opens the search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The key / opens the search' }));
    expect(localStorage.getItem('single_keys')).toBeNull();
  });

  it('keeps the text typed before the field is ready', async () => {
    show();
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of ['l', 'r', '/', 'x', 'Backspace', '2', '0']) fireEvent.keyDown(document.body, { key });
    expect(((await screen.findByRole('combobox')) as HTMLInputElement).value).toBe('lr/20');
  });

  it('opens the product whose model number and Enter were typed before the field is ready', async () => {
    const { address } = show();
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of [...'lr20-1720', 'Enter']) fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(address()).toBe('/products/lr20'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays open when a list that was requested earlier arrives, and is closed by Back (SEARCH-10)', async () => {
    const { router } = show();
    const field = await openByButton();
    await act(() => router.navigate('/products?search=robot', { replace: true }));
    expect(field.isConnected).toBe(true);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(field.isConnected).toBe(false);
  });

  it('starts empty the next time, even if text was typed before the field was ready', async () => {
    const { address } = show();
    fireEvent.keyDown(document.body, { key: '/' });
    for (const key of 'lr20') fireEvent.keyDown(document.body, { key });
    expect(((await screen.findByRole('combobox')) as HTMLInputElement).value).toBe('lr20');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(((await openByButton()) as HTMLInputElement).value).toBe('');
    expect(address()).toBe('/');
  });

  it('shows the categories first and sends no search request', async () => {
    const { requested } = show();
    await openByButton();
    expect((await screen.findByRole('link', { name: /^Category 1/ })).getAttribute('href')).toBe('/products?category=category-1');
    expect(requested).toEqual([]);
  });
});

describe('the results', () => {
  it('show both groups with highlighted terms, price, type, date and links to the full lists (SEARCH-10)', async () => {
    show({ products: () => found(robots, 14) });
    await openAndType('robot');
    expect(names()).toEqual([
      'Six-Axis Robot LR20 Robots LR20-1720 Rp 412.500.000',
      'Compact Robot Robots Price on request',
      'All 14 products for “robot”',
      'A robot year News November 20, 2026',
      'Robot care Knowledge November 20, 2026',
      '1 article in Company News for “robot”',
      '1 article in Knowledge Base for “robot”',
    ]);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/products/lr20',
      '/products/compact',
      '/products?search=robot',
      '/news/year',
      '/news/care',
      '/news?search=robot',
      '/news?type=knowledge&search=robot',
    ]);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Robot', 'Robot', 'robot', 'Robot']);
    expect(screen.getByRole('status').textContent).toBe('14 products, 2 articles');
  });

  it('show the number of articles by type even if there are several pages', async () => {
    const { requested } = show({
      products: () => found([]),
      news: (query) => ok(aPage(articles, { total: query.get('type') === 'news' ? 4 : 11, last: 2 })),
    });
    await openAndType('robot');
    expect(names().slice(2)).toEqual(['All 4 articles in Company News for “robot”', 'All 7 articles in Knowledge Base for “robot”']);
    expect(requested.filter((path) => path.includes('/news'))).toEqual([
      '/api/public/news?search=robot',
      '/api/public/news?type=news&search=robot',
    ]);
  });

  it('are fetched 250 ms after the last keystroke', async () => {
    const { requested } = show();
    const field = await openByButton();
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: 'ro' } });
    await pause(200);
    fireEvent.change(field, { target: { value: ' robot ' } });
    await pause(240);
    expect(requested).toEqual([]);
    await pause(20);
    expect(requested.sort()).toEqual(['/api/public/news?search=robot', '/api/public/products?search=robot']);
  });

  it('are not replaced by a late response', async () => {
    let answerLate: (answer: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => {
      answerLate = resolve;
    });
    const { requested } = show({ products: (search) => (search === 'old' ? late : found(robots.slice(1))), news: () => ok(aPage([])) });
    const field = await openByButton();
    await userEvent.type(field, 'old');
    await screen.findByText('Searching...');
    await expect.poll(() => requested).toContain('/api/public/products?search=old');
    fireEvent.change(field, { target: { value: 'compact' } });
    await screen.findByRole('option');
    await act(async () => answerLate(found(robots.slice(0, 1))));
    expect(names()).toEqual(['Compact Robot Robots Price on request']);
  });

  it('show an empty state with links if nothing is found', async () => {
    show({ products: () => found([]), news: () => ok(aPage([])) });
    const field = await openByButton();
    await userEvent.type(field, 'zzz');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “zzz”' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Nothing found for “zzz”');
    expect(screen.getByRole('link', { name: 'All Products' }).getAttribute('href')).toBe('/products');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('can be retried after a failure of one or both searches', async () => {
    expectConsole('error', /A query failed \[ 'search', 'products'/, /A query failed \[ 'search', 'articles'/);
    let productStatus = 500;
    let newsStatus = 500;
    show({
      products: () => ({ ...found(robots), status: productStatus }),
      news: () => ({ ...ok(aPage(articles)), status: newsStatus }),
    });
    const field = await openByButton();
    await userEvent.type(field, 'robot');
    expect(await screen.findByRole('heading', { name: 'The search failed' })).toBeTruthy();
    newsStatus = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Products could not be searched.')).toBeTruthy();
    await screen.findByRole('option', { name: /year/ });
    productStatus = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /LR20/ })).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });
});

describe('the keyboard', () => {
  it('cycles through the options and supports Home and End while the focus stays in the field (SEARCH-10)', async () => {
    show();
    const field = await openAndType('robot');
    expect(chosen()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('/products/lr20');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('/news?type=knowledge&search=robot');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('/products/compact');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('/news?type=knowledge&search=robot');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('/products/lr20');
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('s');
    expect(chosen()).toBeUndefined();
  });

  it('opens the active option with Enter and closes the search', async () => {
    const { address } = show();
    await openAndType('robot');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/products/compact'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the list with hits if no option is active', async () => {
    const { address } = show({ products: () => found([]), news: () => ok(aPage(articles.slice(1))) });
    await openAndType('care');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/news?type=knowledge&search=care'));
  });

  it.each(['LR20-1720', 'lr20 1720', ' lr201720 ', 'LR20'])('opens the product whose model number is %j (SEARCH-11)', async (typed) => {
    const { address } = show();
    await openAndType(typed);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/products/lr20'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the product even if Enter is pressed before the response arrives', async () => {
    let answer: (answer: Answer) => void = () => {};
    const late = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const { address } = show({ products: () => late });
    const field = await openByButton();
    await userEvent.type(field, 'LR20-1720{Enter}');
    expect(address()).toBe('/');
    await act(async () => answer(found(robots)));
    await waitFor(() => expect(address()).toBe('/products/lr20'));
  });

  it('opens the list on a second Enter, and cancels when more is typed', async () => {
    const { address } = show({ products: () => new Promise<Answer>(() => {}) });
    const field = await openByButton();
    await userEvent.type(field, 'LR20{Enter}-1720');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(address()).toBe('/products?search=LR20-1720'));
  });

  it.each([
    ['LR2', robots],
    ['robot', robots],
    ['LR20', [...robots, aProduct({ id: 3, name: 'Six-Axis Robot LR20 long', slug: 'long', model: 'LR20-2100' })]],
  ])('opens the list for %j, which is not the model number of exactly one product (SEARCH-11)', async (typed, list) => {
    const { address } = show({ products: () => found(list) });
    await openAndType(typed);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/products?search=${typed}`));
  });
});

describe('corrected searches', () => {
  const report = (marks: string[], corrected: string | null = null) => ({
    corrected,
    is_split: false,
    ignored: [],
    terms: [marks.map((text) => ({ text, place: 'begins' }))],
  });
  const notice = 'No results for “robto”. Showing results for “robot”.';

  it('show the corrected text and link to the lists for it', async () => {
    show({
      products: () => ok({ products: aPage(robots, { total: 14 }), categories: [], search: report(['robot'], 'robot') }),
      news: () => ok({ ...aPage(articles), search: report(['robot'], 'robot') }),
    });
    await openAndType('robto');
    expect(screen.getByRole('status').textContent).toBe(`${notice} 14 products, 2 articles`);
    expect(document.querySelector('.search-notice')?.textContent).toBe(notice);
    expect(screen.getByRole('option', { name: 'All 14 products for “robot”' }).getAttribute('href')).toBe('/products?search=robot');
  });

  it('are omitted if the other group has results for the text as typed', async () => {
    show({
      products: () => ok({ products: aPage(robots), categories: [], search: report(['robto']) }),
      news: () => ok({ ...aPage(articles), search: report(['robot'], 'robot') }),
    });
    await openAndType('robto');
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('2 products, 0 articles');
    expect(document.querySelector('.search-notice')).toBeNull();
  });

  it('show the matching passage', async () => {
    const list = [aProduct({ id: 1, name: 'Arm', model: null, specifications: [{ type: 'single', key: 'Protection', value: 'IP67' }] })];
    show({
      products: () => ok({ products: aPage(list), categories: [], search: report(['ip67']) }),
      news: () => ok({ ...aPage([anArticle({ title: 'Dust', excerpt: null, content: '<p>Rated IP67.</p>' })]), search: report(['ip67']) }),
    });
    await openAndType('ip67');
    expect([...document.querySelectorAll('.passage')].map(({ textContent }) => textContent)).toEqual(['Protection: IP67', 'Rated IP67.']);
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['IP67', 'IP67']);
  });
});

describe('conditions', () => {
  const attributes = () => ok(searchAttributes);
  const understood = [
    { key: 'payload', minimum: 5, text: 'payload>=5kg', label: 'Payload ≥ 5 kg' },
    { key: 'protection', choices: ['ip67'], text: 'IP67', label: 'Protection IP67' },
  ];
  const products = (search: string) =>
    ok({
      ...Object(found(robots, 14).body),
      conditions: understood.filter(({ text }) => search.includes(text)),
      searched: 'robot',
      search: {
        corrected: search.startsWith('robto') ? 'robot' : null,
        is_split: false,
        ignored: [],
        terms: [[{ text: 'robot', place: 'begins' }]],
      },
    });
  const suggestions = () => within(screen.getByRole('group', { name: 'Suggestions' })).getAllByRole('option');

  it('are suggested while typing, and accepted with Enter or Tab (ATTR-85, ATTR-86)', async () => {
    show({ attributes });
    const field = await openAndType('robot pa');
    expect(suggestions().map(({ textContent }) => textContent)).toEqual(['Payload ≥ … kg 3 to 210 kg in the catalogue']);
    expect(screen.getByRole('status').textContent).toContain('1 suggestion. ');
    await userEvent.keyboard('{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(suggestions()[0]?.id);
    await userEvent.keyboard('{Enter}');
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['robot Payload>=', field]);
    await userEvent.keyboard('5');
    expect(suggestions().map(({ textContent }) => textContent)).toEqual(['kg Payload', 'g Payload', 'lb Payload']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['robot Payload>=5g ', field]);
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  });

  it('are accepted by pointer; Tab without an active suggestion leaves the field (ATTR-86)', async () => {
    show({ attributes });
    const field = await openAndType('ip6');
    await userEvent.click(suggestions()[1] as HTMLElement);
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['IP67 ', field]);
    await userEvent.type(field, 'rea');
    await userEvent.keyboard('{Tab}');
    expect([(field as HTMLInputElement).value, document.activeElement === field]).toEqual(['IP67 rea', false]);
  });

  it('are hidden by Escape until something else is typed (ATTR-86)', async () => {
    show({ attributes });
    const field = await openAndType('pa');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.type(field, 'y');
    expect(suggestions()).toHaveLength(1);
  });

  it('are shown as chips that remove their part of the text (ATTR-87)', async () => {
    const { address } = show({ products, news: () => ok(aPage([])) });
    const field = await openAndType('robto payload>=5kg and IP67');
    const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(chips()).toEqual(['Remove Payload ≥ 5 kg', 'Remove Protection IP67']));
    expect(screen.getByRole('status').textContent).toContain('Understood: Payload ≥ 5 kg, Protection IP67. ');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Protection IP67' }));
    expect([(field as HTMLInputElement).value, document.activeElement]).toEqual(['robto payload>=5kg', field]);
    await waitFor(() => expect(chips()).toEqual(['Remove Payload ≥ 5 kg']));
    // the link is for the typed text even if a word was corrected
    await userEvent.click(screen.getByRole('option', { name: 'All 14 products for “robto payload>=5kg”' }));
    expect(address()).toBe('/products?search=robto+payload%3E%3D5kg');
  });

  it('are excluded from the search for articles, unless nothing else was typed (ATTR-87)', async () => {
    const news = (query: URLSearchParams) => ok(aPage([anArticle({ title: `About ${query.get('search')}.` })]));
    const alone = (search: string) => ok({ ...Object(products(search).body), searched: search === 'IP67' ? '' : 'robot' });
    show({ products: alone, news });
    const field = await openAndType('robot payload>=5kg');
    expect(await screen.findByRole('option', { name: /About robot\./ })).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'IP67');
    expect(await screen.findByRole('option', { name: /About IP67\./ })).toBeTruthy();
  });

  it('search without suggestions when the attributes do not load (ATTR-88)', async () => {
    expectConsole('error', /A query failed/);
    show({ attributes: () => ({ status: 500, body: {} }), products });
    await openAndType('payload>=5kg');
    expect(await screen.findByRole('button', { name: 'Remove Payload ≥ 5 kg' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
  });
});
