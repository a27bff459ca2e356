import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/rules/default-language.ts';
import { settingsAnswer } from '#web/test/api-answers.ts';
import { applyHead, headHtml, headTags } from './head-tags.ts';
import { englishLanguage, englishTexts } from './language.ts';

const url = new URL('https://acme.example/products?page=2');
const absolute = (address: string | null | undefined) => (address ? new URL(address, url.origin).href : null);
const tagsOf = (page: Parameters<typeof headTags>[0], settings = settingsAnswer()) =>
  headTags(page, { url, settings, absolute, language: englishLanguage, texts: englishTexts });
const content = (name: string) => document.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="token">';
});

describe('head', () => {
  it("adds the company's name to the title, or 'Company' if it is unknown", () => {
    expect(tagsOf({ title: 'Privacy Policy' }).title).toBe('Privacy Policy - Acme Automation');
    expect(
      headTags({ title: 'Privacy Policy' }, { url, settings: undefined, absolute, language: englishLanguage, texts: englishTexts }).title,
    ).toBe('Privacy Policy - Company');
    expect(tagsOf({ title: 'Acme: lines', isWholeTitle: true }).title).toBe('Acme: lines');
  });

  it('writes description, canonical, Open Graph and Twitter tags', () => {
    applyHead(tagsOf({ title: 'LR20', description: '<p>A <b>strong</b> arm</p>', image: '/storage/a.webp', type: 'product' }));
    expect(content('description')).toBe('A strong arm');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://acme.example/products');
    expect(content('og:type')).toBe('product');
    expect(content('og:image')).toBe('https://acme.example/storage/a.webp');
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('og:image:width')).toBeUndefined();
  });

  it('uses the social card of the site for a page without a picture', () => {
    applyHead(tagsOf({ title: 'Privacy Policy' }));
    expect([content('og:image'), content('twitter:image')]).toEqual(Array(2).fill('https://acme.example/social-card.jpg'));
    expect([content('og:image:width'), content('og:image:height'), content('og:image:alt')]).toEqual(['1200', '630', 'Privacy Policy']);
  });

  it('falls back to the description of the company and truncates long descriptions at a word', () => {
    applyHead(tagsOf({ title: 'About' }));
    expect(content('description')).toBe('We build lines.');
    applyHead(tagsOf({ title: 'About', description: 'word '.repeat(100) }));
    expect(content('description')).toMatch(/^(word )+word…$/);
  });

  it('adds the organisation to the graph of every page, before the nodes of the page', () => {
    applyHead(tagsOf({ title: 'LR20', jsonLd: [{ '@type': 'Product', name: '</script>' }] }));
    const graph = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')['@graph'];
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(['Organization', 'Product']);
    expect(graph[1].name).toBe('</script>');
  });

  it('replaces the tags of the previous page and keeps other tags', () => {
    applyHead(tagsOf({ title: 'One', jsonLd: [{ '@type': 'Product' }] }));
    const count = document.head.querySelectorAll('[data-head]').length;
    applyHead(tagsOf({ title: 'Two' }));
    expect(document.head.querySelectorAll('[data-head]')).toHaveLength(count);
    expect(document.title).toBe('Two - Acme Automation');
    expect(content('csrf-token')).toBe('token');
  });

  it('marks not-found pages as noindex, without an address for link previews', () => {
    applyHead(tagsOf({ title: 'Page Not Found', isMissing: true }));
    expect(content('robots')).toBe('noindex');
    expect(document.head.querySelector('meta[data-missing]')).not.toBeNull();
    applyHead(tagsOf({ title: 'Compare Products', isHidden: true }));
    expect(content('robots')).toBe('noindex');
    expect(document.head.querySelector('meta[data-missing]')).toBeNull();
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(content('og:url')).toBeUndefined();
  });

  it('escapes user content', () => {
    const html = headHtml(
      tagsOf({
        title: '</title><script>alert(1)</script>',
        description: '"><img onerror=x>',
        jsonLd: [{ '@type': 'Thing', name: '</script>' }],
      }),
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('"><img');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it.each([
    ['a page of a fixed address', undefined, '/de/arms', ['en /arms', 'de /de/arms', 'id /id/arms', 'x-default /arms']],
    ['a translated record', { en: '/arm', de: '/greifarm' }, '/de/arms', ['en /arm', 'de /de/greifarm', 'x-default /arm']],
    ['an untranslated record', { en: '/arm', id: '/lengan' }, '/arm', []],
    ['a record in the main language only', { en: '/arm' }, '/arm', []],
  ])('names the addresses of %s in its languages (LANG-06)', (_name, alternates, canonical, expected) => {
    const all = [defaultLanguage, { ...defaultLanguage, code: 'de', locale: 'de-DE' }, { ...defaultLanguage, code: 'id', locale: 'id-ID' }];
    const language = { ...defaultLanguage, code: 'de', locale: 'de-DE', prefix: 'de', all };
    const inGerman = (address: string | null | undefined) => (address ? `https://acme.example/de${address}` : null);
    const page = { title: 'Arms', canonical: '/arms', alternates };
    applyHead(headTags(page, { url, settings: settingsAnswer(), absolute: inGerman, language, texts: englishTexts }));
    const links = [...document.head.querySelectorAll('link[hreflang]')];
    expect(links.map((link) => `${link.getAttribute('hreflang')} ${new URL((link as HTMLLinkElement).href).pathname}`)).toEqual(expected);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`https://acme.example${canonical}`);
    expect(content('og:locale')).toBe('de_DE');
  });
});
