import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts } from '#web/shared/ui/toast-store.ts';
import { heroAnswer, homepageAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { failedCalls, fakeApi } from '#web/test/fake-api.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const api = (homepage = homepageAnswer()) => ({ '/api/public/homepage': homepage, '/api/public/settings': settingsAnswer() });
const withSlides = (...slides: object[]) => homepageAnswer({ hero_settings: heroAnswer({ slides_data: JSON.stringify(slides) }) });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const href = (element: HTMLElement) => element.getAttribute('href');

afterEach(clearToasts);

describe('home', () => {
  it('shows a loading text until the data has loaded (SHELL-06)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Featured Products' })).toBeTruthy();
  });

  it('shows categories with badges and links to the filtered list (HOME-05, HOME-06, HOME-07)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const categories = await section('Our Products Categories');
    const [first] = categories.getAllByRole('listitem');
    expect(first?.textContent).toContain('NEW');
    expect(first?.textContent).toContain('POPULAR');
    expect(href(categories.getByRole('link', { name: 'Learn More Category 1' }))).toBe('/products?category=category-1');
  });

  it('shows the short content and the statistics (HOME-08)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const about = await section('About Acme Automation');
    expect(about.getByText('Since 2008.')).toBeTruthy();
    expect(about.getByText('Years')).toBeTruthy();
  });

  it('has the tagline as heading of the about section unless a slide has it (HOME-17)', async () => {
    const { unmount } = renderSite(<HomeScreen />, { api: api(withSlides({ title: 'Welcome' })) });
    expect(await section('Lines that run.')).toBeTruthy();
    unmount();
    renderSite(<HomeScreen />, { api: api(withSlides({ title: 'Lines that run.' })) });
    expect(await section('About Acme Automation')).toBeTruthy();
  });

  it('shows no background image of a slide twice below the slides (HOME-17)', async () => {
    const pictures = async (...paths: string[]) => {
      const slides = paths.map((background_image) => ({ title: 'Welcome', background_image }));
      const { container, unmount } = renderSite(<HomeScreen />, { api: api(withSlides(...slides)) });
      await section('Lines that run.');
      const shown = ['about', 'contact-panel'].map((id) =>
        container.querySelector(`[aria-labelledby="${id}"] .pic img`)?.getAttribute('src'),
      );
      unmount();
      return shown;
    };
    expect(await pictures('/a.jpg')).toEqual([undefined, undefined]);
    expect(await pictures('/a.jpg', '/a.jpg', '/b.jpg')).toEqual(['/b.jpg', undefined]);
    expect(await pictures('/a.jpg', '/b.jpg', '/c.jpg')).toEqual(['/c.jpg', '/b.jpg']);
  });

  it('links featured products and shows rupiah until the currency is known (HOME-09, HOME-10, CURR-03)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const featured = await section('Featured Products');
    expect(href(featured.getByRole('link', { name: 'View Details Six-Axis Robot LR20' }))).toBe('/products/six-axis-robot-lr20');
    expect(featured.getByText('Rp\u00a01.500.000', { normalizer: (text) => text })).toBeTruthy();
  });

  it('shows four articles as a list and the rest as cards (HOME-12, HOME-13)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const news = await section('Latest News');
    const cards = within(news.getByRole('region', { name: 'More news' })).getAllByRole('listitem');
    expect(cards).toHaveLength(6);
    expect(news.getAllByRole('listitem')).toHaveLength(10);
    expect(href(news.getByRole('link', { name: 'View All News' }))).toBe('/news');
  });

  it('shows the calls to action with the texts of the settings (HOME-11, HOME-14)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const panel = await section('Send us a plan.');
    expect(panel.getByText('Planners answer.')).toBeTruthy();
    expect(href(panel.getByRole('link', { name: 'Contact Us' }))).toBe('/contact');
    const final = await section('What do you make?');
    expect(final.getByText('Somebody answers.')).toBeTruthy();
    expect(href(final.getByRole('link', { name: 'Get In Touch' }))).toBe('/contact');
  });

  it('shows only neutral headings without texts in the settings (HOME-11, HOME-14)', async () => {
    const empty = { home_contact_title: null, home_contact_text: null, home_final_title: ' ', home_final_text: null };
    renderSite(<HomeScreen />, { api: { ...api(), '/api/public/settings': settingsAnswer(empty) } });
    const panel = await section('Questions about a product?');
    const final = await section('Talk to us about your project.');
    for (const { queryAllByRole } of [panel, final]) expect(queryAllByRole('paragraph')).toEqual([]);
  });

  it('shows the number of products and categories (HOME-05)', async () => {
    renderSite(<HomeScreen />, { api: api() });
    const all = (await section('Our Products Categories')).getAllByRole('listitem').at(-1);
    expect(all?.textContent).toContain('6 products in 3 categories');
  });

  it('shows the call button only if there is a phone number (HOME-15)', async () => {
    const { unmount } = renderSite(<HomeScreen />, { api: api() });
    expect(href(await screen.findByRole('link', { name: 'Call Now' }))).toBe('tel:+622155500180');
    unmount();
    renderSite(<HomeScreen />, {
      api: {
        '/api/public/homepage': homepageAnswer({ company_info: { phone: null } }),
        '/api/public/settings': settingsAnswer({ company_phone: null, company_phone_url: null }),
      },
    });
    await screen.findByRole('heading', { name: 'Featured Products' });
    expect(screen.queryByRole('link', { name: 'Call Now' })).toBeNull();
  });

  it.each(failedCalls)('reports a failure once and reloads on Retry: %s (HOME-16, SHELL-06)', async (_name, failure) => {
    let isBroken = true;
    renderSite(<HomeScreen />, {
      api: fakeApi(({ path }) => {
        if (path === '/api/public/currency-settings')
          return { body: { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' } };
        if (path !== '/api/public/homepage') return { body: settingsAnswer() };
        return isBroken ? failure() : { body: homepageAnswer() };
      }).transport,
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Failed to load page data']);
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Featured Products' })).toBeTruthy();
  });
});
