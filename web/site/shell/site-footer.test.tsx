import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SiteFormats } from '#web/site/features/settings/site-formats.tsx';
import { englishLanguage } from '#web/site/lib/language.ts';
import { categoryAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { renderSite } from '#web/test/site-screen.tsx';
import { SiteFooter } from './site-footer.tsx';

const show = async (settings = settingsAnswer(), last = 'Category 1') => {
  const view = renderSite(<SiteFooter />, {
    api: { '/api/public/settings': settings, '/api/public/categories': [1, 2, 3, 4, 5, 6, 7].map((id) => categoryAnswer(id)) },
  });
  await screen.findByText('At work everywhere.');
  await screen.findByText(last);
  return view;
};
const names = (list: string) =>
  within(screen.getByRole('navigation', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('footer', () => {
  it('shows the company and its contact data (FOOT-01, FOOT-02)', async () => {
    await show();
    for (const text of ['At work everywhere.', 'We build lines.', '1 Works Road', '+62 21 5550 0181'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(href('+62 21 5550 0180')).toBe('tel:+622155500180');
    expect(href('hello@acme.example')).toBe('mailto:hello@acme.example');
  });

  it.each([
    ['Asia/Jakarta', '© 2027'],
    ['Europe/Berlin', '© 2026'],
  ])('shows the company and the year in the time zone of the settings: %s (FOOT-08, FOOT-10)', async (site_timezone, year) => {
    vi.useFakeTimers({ now: Date.parse('2026-12-31T20:00:00Z'), toFake: ['Date'] });
    try {
      const settings = settingsAnswer({ site_timezone });
      renderSite(
        <SiteFormats language={englishLanguage}>
          <SiteFooter />
        </SiteFormats>,
        { api: { '/api/public/settings': settings, '/api/public/categories': [] } },
      );
      expect(await screen.findByText(new RegExp(`^${year} Acme Automation`))).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('links screens, five categories and the legal pages (FOOT-03, FOOT-04, FOOT-05, FOOT-07)', async () => {
    await show();
    expect(names('Quick Links')).toEqual(['Home', 'About Us', 'Products', 'News', 'Contact Us']);
    expect(names('Our Solutions')).toEqual(['Category 1', 'Category 2', 'Category 3', 'Category 4', 'Category 5', 'View All Products']);
    expect(href('Privacy Policy')).toBe('/page/privacy-policy');
    expect(href('Terms of Service')).toBe('/page/terms-of-service');
  });

  it('has a column for each group, and other links in the last line (MENU-08)', async () => {
    const groups = ['A', 'B', 'C', 'D'].map((label) => ({ label, items: [{ label: `In ${label}`, url: '/about' }] }));
    await show(settingsAnswer({ menus: { header: [], footer: [{ label: 'Imprint', url: '/page/imprint' }, ...groups] } }), 'In D');
    expect(
      screen.getAllByRole('navigation').map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual(['A', 'B', 'C', 'D']);
    expect(names('C')).toEqual(['In C']);
    expect(screen.getByRole('link', { name: 'Imprint' }).closest('nav')).toBeNull();
  });

  it('shows only social networks with an http or https URL (FOOT-06)', async () => {
    await show(settingsAnswer({ social_twitter: null, social_tiktok: 'javascript:alert(1)' }));
    expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'TikTok' })).toBeNull();
    expect(href('Facebook')).toBe('https://social.example/f');
  });

  it('opens the map (FOOT-08)', async () => {
    await show(settingsAnswer({ maps_embed_url: 'https://maps.example/embed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sitemap' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Our Location' }));
    expect(dialog.getByTitle('Map of our location').getAttribute('src')).toBe('https://maps.example/embed');
  });

  it('opens the same map from the address, and describes the target of Sitemap (FOOT-08)', async () => {
    await show(settingsAnswer({ maps_embed_url: 'https://maps.example/embed' }));
    expect(screen.getByRole('button', { name: 'Sitemap', description: 'Our Location' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Our Location' }));
    expect(within(screen.getByRole('dialog', { name: 'Our Location' })).getByTitle('Map of our location')).toBeTruthy();
  });

  it('closes the map when another page is shown (FOOT-08)', async () => {
    const { router } = await show(settingsAnswer({ maps_embed_url: 'https://maps.example/embed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sitemap' }));
    screen.getByRole('dialog', { name: 'Our Location' });
    await act(() => router.navigate('/news'));
    expect(screen.queryByTitle('Map of our location')).toBeNull();
  });

  it('shows a text if there is no map (FOOT-09)', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Sitemap' }));
    expect(within(screen.getByRole('dialog')).getByText('Map not available')).toBeTruthy();
  });
});
