// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Transport } from '#web/shared/lib/api.ts';
import { categoryAnswer, heroAnswer, homepageAnswer, settingsAnswer } from '#web/test/api-answers.ts';
import { anArticle } from '#web/test/articles.ts';
import { render } from './entry-server.tsx';

const slides_data = JSON.stringify([{ title: 'Whole <lines>', subtitle: '', background_image: 'a.webp', hero_image: '' }]);
const answers: Record<string, unknown> = {
  '/api/public/settings': settingsAnswer({ main_color: '#8f1220' }),
  '/api/public/categories': [categoryAnswer(1, { name: '</script><script>alert(1)</script>' })],
  '/api/public/currency-settings': { currency_code: 'USD', currency_symbol: '$', currency_locale: 'en-US' },
  '/api/public/homepage': homepageAnswer({ hero_settings: heroAnswer({ slides_data }) }),
};
const working: Transport = async ({ path }) => {
  const body = answers[path.split('?')[0] ?? ''];
  return body === undefined ? { status: 404, body: { message: 'Not found.' } } : { status: 200, body };
};
const open = (path: string, transport = working) => render({ url: new URL(`https://acme.example${path}`), transport });

describe('rendering on the server', () => {
  it('renders the page with its data, head and colours (SHELL-01)', async () => {
    const page = await open('/');
    expect(page).toMatchObject({ status: 200, location: null, modules: ['web/site/routes/home.tsx'] });
    expect(page.body).toContain('Whole &lt;lines&gt;');
    expect(page.body).toContain('$\u00a01,500,000');
    expect(page.head).toContain('<title>Acme Automation: Lines that run.</title>');
    expect(page.head).toContain('<link rel="canonical" href="https://acme.example/" data-head>');
    expect(page.head).toContain('"@type":"WebSite"');
    expect(page.themeStyle).toContain('--brand-main:#8f1220;');
  });

  it('serialises the page state without characters that could close its script element', async () => {
    const { state } = await open('/');
    expect(state).not.toContain('<');
    const keys = JSON.parse(state).map(([[noun]]: [string[]]) => noun);
    expect(keys.sort()).toEqual(['categories', 'currency', 'homepage', 'settings']);
  });

  it('shows only the last splash steps if the document contains the settings (SPLASH-02, SPLASH-06)', async () => {
    const { body } = await open('/');
    expect(body).toContain('<div class="splash dark leaving">');
    expect(body).toContain('>Ready!<');
    expect(body).toContain('>Welcome!<');
    expect(body).toContain('aria-valuenow="100"');
    expect(body).not.toContain('Loading theme');
  });

  it('formats dates in the time zone of each site, even when two sites are rendered concurrently (IMG-06)', async () => {
    const late = anArticle({ published_at: '2026-12-31T20:00:00.000Z', slug: 'late' });
    const siteIn =
      (site_timezone: string): Transport =>
      async ({ path }) => ({
        status: 200,
        body: path.startsWith('/api/public/news')
          ? { news: late, related_news: [] }
          : path === '/api/public/settings'
            ? settingsAnswer({ site_timezone })
            : answers[path],
      });
    const pages = await Promise.all(['Europe/Berlin', 'Asia/Jakarta'].map((zone) => open('/news/late', siteIn(zone))));
    expect(pages.map(({ body }) => /<time[^>]*>([^<]*)</.exec(body)?.[1])).toEqual(['December 31, 2026', 'January 1, 2027']);
  });

  it('responds to an unknown path with 404 and the not-found view', async () => {
    const page = await open('/nowhere');
    expect(page.status).toBe(404);
    expect(page.body).toContain('The requested page could not be found.');
    expect(page.head).toContain('noindex');
  });

  it('responds with 503 if the whole API fails, and leaves loading to the browser', async () => {
    for (const transport of [async () => ({ status: 500, body: null }), () => Promise.reject(new Error('unreachable'))] as Transport[]) {
      const page = await open('/', transport);
      expect(page.status).toBe(503);
      expect(page.body).toContain('Loading...');
      expect(page.body).toContain('Loading theme<');
      expect(page.body).toContain('<div class="splash dark">');
      expect(page.themeStyle).toContain('--brand-main:#4ce482;');
      expect(JSON.parse(page.state)).toEqual([]);
    }
  });

  it('responds with 503 if one query fails, and passes on the data of the others', async () => {
    const failing: Transport = async (request) => (request.path.includes('homepage') ? { status: 500, body: null } : working(request));
    const page = await open('/', failing);
    expect(page.status).toBe(503);
    expect(page.themeStyle).toContain('--brand-main:#8f1220;');
    expect(JSON.parse(page.state).map(([[noun]]: [string[]]) => noun)).not.toContain('homepage');
  });
});
