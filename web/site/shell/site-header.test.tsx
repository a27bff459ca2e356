import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { categoryAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { expectConsole } from '#web/test/expect-console.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { SiteHeader } from './site-header.tsx';

const api = {
  '/api/public/settings': settingsAnswer(),
  '/api/public/categories': [categoryAnswer(1), categoryAnswer(2)],
};
const show = async (at = '/') => {
  const view = renderSite(<SiteHeader />, { api, at });
  await screen.findAllByText('hello@acme.example');
  return view;
};
const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const button = (name: string) => main().getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const links = (name: string) => {
  const list = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => [link.textContent?.replace(/\d+$/, ''), link.getAttribute('href')]);
};

describe('header', () => {
  it('shows email and location as links to /contact, and four social links (NAV-02, NAV-03, NAV-04)', async () => {
    await show();
    const bar = within(screen.getByRole('complementary', { name: 'Contact and social links' }));
    expect(bar.getByRole('link', { name: 'hello@acme.example' }).getAttribute('href')).toBe('/contact');
    expect(bar.getByRole('link', { name: 'Cikarang' }).getAttribute('href')).toBe('/contact');
    expect(['Twitter', 'YouTube', 'LinkedIn', 'TikTok'].map((name) => bar.getByRole('link', { name }).getAttribute('href'))).toEqual([
      'https://social.example/x',
      'https://social.example/y',
      'https://social.example/l',
      'https://social.example/t',
    ]);
  });

  it('shows a logo that contains the name alone, and the name if the logo does not load (NAV-11)', async () => {
    const settings = settingsAnswer({ company_logo: 'a.png', logo_has_name: 'true' });
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settings } });
    const link = await screen.findByRole('link', { name: 'Acme Automation' });
    const logo = within(link).getByRole('img', { name: 'Acme Automation' });
    expect(logo.getAttribute('src')).toBe('/storage/a.png?w=480');
    fireEvent.error(logo);
    expect(link.textContent).toBe('Acme Automation');
  });

  it('shows the logo for dark ground while the menu of phones is open (NAV-11)', async () => {
    const settings = settingsAnswer({ company_logo: 'a.png', company_logo_dark: 'b.png' });
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settings } });
    const link = await screen.findByRole('link', { name: 'Acme Automation' });
    const source = () => link.querySelector('img')?.getAttribute('src');
    expect(source()).toBe('/storage/a.png?w=480');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(source()).toBe('/storage/b.png?w=480');
  });

  it('links the screens and GET QUOTE (NAV-06, NAV-09)', async () => {
    await show('/about');
    for (const [name, path] of [
      ['HOME', '/'],
      ['ABOUT', '/about'],
      ['CONTACT', '/contact'],
    ]) {
      expect(main().getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    expect(main().getByRole('link', { name: 'ABOUT' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'GET QUOTE' }).getAttribute('href')).toBe('/contact');
  });

  it('lists products and news in dropdowns (NAV-07, NAV-08)', async () => {
    await show();
    expect(links('PRODUCTS')).toEqual([
      ['All Products', '/products'],
      ['Category 1'.replace(/\d+$/, ''), '/products?category=category-1'],
      ['Category 2'.replace(/\d+$/, ''), '/products?category=category-2'],
    ]);
    expect(links('NEWS')).toEqual([
      ['Company News', '/news'],
      ['Knowledge Base', '/news?type=knowledge'],
    ]);
  });

  it('opens a dropdown with the keyboard, closes it with Escape and restores the focus', async () => {
    await show();
    act(() => button('NEWS').focus());
    await userEvent.keyboard('{Enter}');
    expect(isOpen('NEWS')).toBe(true);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Company News');
    await userEvent.keyboard('{Escape}');
    expect(isOpen('NEWS')).toBe(false);
    expect(document.activeElement).toBe(button('NEWS'));
  });

  it('opens with the arrow key, focuses the first link, and closes when the focus leaves', async () => {
    await show();
    act(() => button('PRODUCTS').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(isOpen('PRODUCTS')).toBe(true);
    await expect.poll(() => document.activeElement?.textContent).toContain('All Products');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(isOpen('PRODUCTS')).toBe(false);
  });

  it('opens on hover, stays open on the first click and closes on the second', async () => {
    await show();
    await userEvent.hover(button('PRODUCTS'));
    expect(isOpen('PRODUCTS')).toBe(true);
    await userEvent.click(button('PRODUCTS'));
    expect(isOpen('PRODUCTS')).toBe(true);
    await userEvent.click(button('PRODUCTS'));
    expect(isOpen('PRODUCTS')).toBe(false);
  });

  it('toggles the mobile menu and closes it on a link click and on Escape (NAV-10)', async () => {
    const { router } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' }).getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Mobile' })).getByRole('link', { name: 'ABOUT' }));
    expect(router.state.location.pathname).toBe('/about');
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });

  it('opens the mobile menu with collapsed lists (NAV-10)', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = screen.getByRole('navigation', { name: 'Mobile' });
    expect([...menu.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  });

  it.each([
    ['/', 'HOME'],
    ['/About', 'ABOUT'],
    ['/about/team', 'ABOUT'],
    ['/about-us', undefined],
    ['/products?category=category-2', 'Category 2'],
    ['/products?category=category-2&page=2', 'Category 2'],
    ['/products', 'All Products'],
    ['/products/lr20', undefined],
    ['/news?type=knowledge&search=a', 'Knowledge Base'],
    ['/page/terms', 'Terms'],
  ])('marks the current page at %s, in the mobile menu too: %s (MENU-07)', async (at, name) => {
    const settings = settingsAnswer();
    settings.menus = {
      ...settings.menus,
      header: [...settings.menus.header, { label: 'More', items: [{ label: 'Terms', url: '/page/terms' }] }],
    };
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settings }, at });
    await screen.findAllByText('hello@acme.example');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const marked = (menu: string) =>
      [...screen.getByRole('navigation', { name: menu }).querySelectorAll('[aria-current]')].map(
        // without the number of products
        (link) => (link.querySelector('.t') ?? link.firstChild)?.textContent,
      );
    expect([marked('Main'), marked('Mobile')]).toEqual(name ? [[name], [name]] : [[], []]);
  });

  it('marks the group of the current page and of the pages below its links (MENU-07)', async () => {
    const groups = async (at: string) => {
      const { unmount } = await show(at);
      const marked = [...document.querySelectorAll('[data-current]')].map(({ textContent }) => textContent?.trim());
      unmount();
      return marked;
    };
    expect(await groups('/products/lr20')).toEqual(['PRODUCTS']);
    expect(await groups('/news?type=knowledge')).toEqual(['NEWS']);
    expect(await groups('/contact')).toEqual([]);
  });

  it('has a row of its own for a menu that does not fit beside the logo (MENU-09)', async () => {
    await show();
    expect(main().getByRole('link', { name: 'HOME' }).closest('ul')?.className).toBe('nav');
    const settings = settingsAnswer({
      menus: { header: [...'ABCDEFGHIJKLMN'].map((label) => ({ label: `Page ${label}`, url: '/' })), footer: [] },
    });
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settings } });
    expect((await screen.findByRole('link', { name: 'Page N' })).closest('ul')?.className).toBe('nav rows');
  });

  it('sets a menu more tightly if its labels and that of the button are a little longer than in English (MENU-09)', async () => {
    const labels = ['STARTSEITE', 'ÜBER UNS', 'PRODUKTE', 'AKTUELLES', 'KONTAKT', 'WEGE'];
    const settings = settingsAnswer({ menus: { header: labels.map((label) => ({ label, url: '/' })), footer: [] } });
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settings } });
    expect((await screen.findByRole('link', { name: 'WEGE' })).closest('ul')?.className).toBe('nav tight');
  });

  it('shows a long company name without splitting off its last word (NAV-05)', async () => {
    const company_name = 'Gesellschaft für Automatisierungstechnik und Roboterbau';
    renderSite(<SiteHeader />, { api: { ...api, '/api/public/settings': settingsAnswer({ company_name }) } });
    expect((await screen.findByText(company_name)).className).toBe('name long');
  });

  it('is rendered without settings and categories (SHELL-05)', async () => {
    expectConsole('error', /A query failed \[ 'settings', 'public' \]/, /A query failed \[ 'categories'/);
    renderSite(<SiteHeader />, { api: async () => ({ status: 500, body: null }) });
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(2);
    expect(main().getByRole('link', { name: 'HOME' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
