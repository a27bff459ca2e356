import { describe, expect, test } from 'vitest';
import { pictures } from '../company.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import { heroSettings, slides } from './hero.ts';
import { messages } from './messages.ts';
import { sections, statistics, team } from './pages/about.ts';
import { pages } from './pages.ts';
import { pictureTexts } from './picture-texts.ts';
import { articlePictures, heroPictures, productKeys } from './pictures.ts';
import { picturesOf } from './product-parts.ts';
import { products } from './products.ts';
import { settings } from './settings.ts';
import type { Specification, SpecificationRow } from './types.ts';

const allowedPictures = new Set([
  ...productKeys.flatMap(picturesOf),
  ...articlePictures,
  ...heroPictures,
  ...[1, 2, 3, 4, 5, 6].map((number) => `team/team-${number}.webp`),
  'brand/logo.webp',
  'brand/icon.webp',
  ...['arm', 'arm-dark', 'delta-dark', 'forklift-dark', 'palletiser-dark', 'rack-dark', 'scara-dark'].map((name) => `lines/${name}.webp`),
  'brand/social-card.webp',
]);
const addresses = new Set([
  '/products',
  '/news',
  '/contact',
  '/about',
  ...products.map(({ slug }) => `/products/${slug}`),
  ...articles.map(({ slug }) => `/news/${slug}`),
  ...pages.map(({ slug }) => `/page/${slug}`),
]);
const texts = [
  ...categories.map(({ slug, description }) => [slug, description] as const),
  ...products.map(({ slug, short_description, description }) => [slug, short_description + description] as const),
  ...articles.map(({ slug, content }) => [slug, content] as const),
  ...pages.map(({ slug, content }) => [slug, content] as const),
  ...sections.map(({ title, content }) => [title, content] as const),
];

const rowsOf = (specifications: Specification[]): SpecificationRow[] =>
  specifications.flatMap((entry) => (entry.type === 'group' ? entry.items : [entry]));
const settingValue = (key: string) => settings.find((setting) => setting.key === key)?.value;
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);
const wordCount = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('addresses', () => {
  test('have unique and well-formed slugs', () => {
    const slugs = [categories, products, articles, pages].map((list) => list.map(({ slug }) => slug));
    for (const list of slugs) {
      expect(repeated(list)).toEqual([]);
      for (const slug of list) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  test.each(texts)('exist for every link in %s', (_, text) => {
    const inner = captures(text, /href="([^"]+)"/g).filter((href) => !href.startsWith('mailto:'));
    expect(inner.filter((href) => !addresses.has(href))).toEqual([]);
  });

  test('exist for the products of quote requests', () => {
    for (const { subject, product_slug } of messages) {
      const product = products.find(({ slug }) => slug === product_slug);
      if (subject.startsWith('Quote Request - ')) expect(subject).toBe(`Quote Request - ${product?.name}`);
      else expect(product_slug).toBeNull();
    }
  });
});

describe('pictures', () => {
  test('have paths of generated pictures', () => {
    const used = [
      ...categories.map(({ image }) => image),
      ...products.flatMap(({ pictures }) => pictures),
      ...articles.flatMap(({ featured_image, images }) => [featured_image, ...images]),
      ...texts.flatMap(([, text]) => captures(text, /src="demo:([^"]+)"/g)),
      ...team.map(({ photo }) => photo),
      ...slides.flatMap(({ background_image, hero_image }) => [background_image, hero_image]),
      ...settings.filter(({ type }) => type === 'image').map(({ value }) => value),
    ].filter((path) => path !== '');
    expect(used.filter((path) => !allowedPictures.has(path))).toEqual([]);
  });

  test('are from the demonstration and have an alternative text in rich text', () => {
    for (const image of texts.flatMap(([, text]) => captures(text, /(<img [^>]*>)/g))) {
      expect(image).toMatch(/^<img src="demo:[^"]+" alt="[^"]{10,}">$/);
    }
  });

  test('have an alternative text or are decorative (MEDIA-18)', () => {
    expect(pictures().filter((path) => !pictureTexts.has(path))).toEqual([]);
    const texts = [...pictureTexts.values()].map(({ alt }) => alt).filter((alt) => alt !== '');
    expect(repeated(texts)).toEqual([]);
    expect([...pictureTexts.keys()].filter((path) => !allowedPictures.has(path))).toEqual([]);
  });

  test('differ between all products and between all articles', () => {
    expect(repeated(products.flatMap(({ pictures }) => pictures))).toEqual([]);
    expect(repeated(articles.map(({ featured_image }) => featured_image))).toEqual([]);
    expect(new Set(products.map(({ pictures }) => pictures[0]))).toEqual(new Set(productKeys.map((key) => `products/${key}.webp`)));
  });
});

describe('catalogue', () => {
  test('has 38 products in 8 categories, with one featured product in each category', () => {
    expect(products).toHaveLength(38);
    expect(categories).toHaveLength(8);
    const featured = products.filter(({ is_featured }) => is_featured).map(({ category }) => category);
    expect(featured.sort()).toEqual(categories.map(({ slug }) => slug).sort());
  });

  test('has 34 brochures, so that some products have none', () => {
    expect(products.filter(({ has_brochure }) => has_brochure)).toHaveLength(34);
  });

  test('has positive integers without duplicates as sort orders', () => {
    for (const order of [categories, products].map((list) => list.map(({ sort_order }) => sort_order))) {
      expect(order.every((value) => Number.isInteger(value) && value >= 1)).toBe(true);
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    }
  });

  test('has specifications with single entries, with groups and with both', () => {
    const forms = new Set(products.map(({ specifications }) => [...new Set(specifications.map(({ type }) => type))].sort().join('+')));
    expect(forms).toEqual(new Set(['group', 'single', 'group+single']));
  });

  test.each(products.map(({ slug, specifications }) => [slug, specifications] as const))(
    'has a complete specification of %s',
    (_, entries) => {
      const rows = rowsOf(entries);
      expect(rows.length).toBeGreaterThanOrEqual(12);
      expect(rows.length).toBeLessThanOrEqual(28);
      for (const entry of entries) {
        if (entry.type === 'group') expect(entry.items.length, entry.title).toBeGreaterThan(0);
        expect(repeated(rowsOf([entry]).map(({ key }) => key))).toEqual([]);
      }
      const [first] = entries;
      expect(first?.type === 'group' ? first.items.length : entries.length).toBeGreaterThanOrEqual(4);
      for (const { key, value } of rows) {
        expect(key.trim()).toBe(key);
        expect(`${key}|${value}`).toMatch(/^[^|]+\|\S(.*\S)?$/);
        expect(value.replace(/IP69K/g, '')).not.toMatch(
          /\d(kg|g|mm|m|µm|nm|s|ms|µs|h|min|W|kW|V|A|Hz|kHz|MHz|N|Nm|MB|GB|K|%|bar|kPa|rpm|°C|Ω)(?![\w-])/,
        );
        expect(value).not.toContain('\u00a0');
      }
    },
  );
});

describe('articles and pages', () => {
  test('include ten news and eight knowledge articles, newest first, none after the demonstration day', () => {
    expect(articles.filter(({ type }) => type === 'news')).toHaveLength(10);
    expect(articles.filter(({ type }) => type === 'knowledge')).toHaveLength(8);
    const dates = articles.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const date of dates) expect(date).toMatch(/^2026-(0[3-9]|1[01])-\d\dT\d\d:\d\d:00\+07:00$/);
  });

  test.each(articles.map(({ slug, content }) => [slug, content] as const))('include %s with the length of an article', (_, content) => {
    expect(wordCount(content)).toBeGreaterThanOrEqual(450);
    expect(wordCount(content)).toBeLessThanOrEqual(900);
  });

  test('have no unclosed tags', () => {
    for (const [name, text] of texts) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (slash) expect(open.pop(), name).toBe(tag);
        else if (tag !== 'img') open.push(tag);
      }
      expect(open, name).toEqual([]);
    }
  });

  test('have a minimum length and a complete about page', () => {
    for (const { slug, content } of pages.filter(({ slug }) => slug !== 'about')) expect(wordCount(content), slug).toBeGreaterThan(500);
    expect(statistics).toHaveLength(4);
    expect(team).toHaveLength(6);
  });
});

describe('settings', () => {
  test('have unique keys in each group', () => {
    expect(repeated(settings.map(({ group, key }) => `${group}.${key}`))).toEqual([]);
  });

  test('have values that match their types', () => {
    for (const { key, value, type } of settings) {
      if (type === 'color') expect(value, key).toMatch(/^#[0-9a-f]{6}$/i);
      if (type === 'url') expect(() => new URL(value), key).not.toThrow();
      if (type === 'number') expect(Number(value), key).toBeGreaterThan(0);
    }
    expect(JSON.parse(settingValue('slides_data') ?? '')).toEqual(slides);
    expect(heroSettings.filter(({ key }) => /^point_[1-7]$/.test(key))).toHaveLength(7);
  });
});
