import { describe, expect, it } from 'vitest';
import { type ThemeColors, themeProperties } from '#web/shared/theme/theme.ts';
import { type Query, QueryClient } from '#web/site/query/query-client.ts';
import { manageTheme } from './theme-manager.ts';

const settings: Query<ThemeColors> = { queryKey: ['settings'], queryFn: () => Promise.reject(new Error('not fetched')) };
const start = (colors: Record<string, string> | null, style = '') => {
  const target = document.createElement('div');
  target.style.cssText = style;
  const client = new QueryClient();
  if (colors) client.setQueryData(settings, colors);
  const end = manageTheme({ target, client, settings });
  return { client, end, main: () => target.style.getPropertyValue('--brand-main') };
};

describe('the theme of the page', () => {
  it('sets the colours when the settings arrive, and again when they change (THEME-01)', async () => {
    const { client, main, end } = start(null);
    expect(main()).toBe('');
    client.setQueryData(settings, { main_color: '#c2185b' });
    await expect.poll(main).toBe('#c2185b');
    client.setQueryData(settings, { main_color: '#0d47a1' });
    await expect.poll(main).toBe('#0d47a1');
    end();
  });

  it('keeps the server-rendered colours until the settings change (THEME-01)', async () => {
    const computed = `--brand-main:${themeProperties({ main_color: '#c2185b' })['--brand-main']}`;
    const { client, main, end } = start({ main_color: '#c2185b' }, `${computed};--on-main:#123456`);
    client.setQueryData(settings, { main_color: '#c2185b', company_name: 'Acme' });
    expect(main()).toBe('#c2185b');
    client.setQueryData(settings, { main_color: '#0d47a1' });
    await expect.poll(main).toBe('#0d47a1');
    end();
  });

  it('does not replace newer colours with older ones (THEME-01)', async () => {
    const { client, main, end } = start(null);
    client.setQueryData(settings, { main_color: '#c2185b' });
    client.setQueryData(settings, { main_color: '#0d47a1' });
    await expect.poll(main).toBe('#0d47a1');
    await new Promise((resolve) => setTimeout(resolve));
    expect(main()).toBe('#0d47a1');
    end();
  });
});
