// Creates the tags of a page's head: defaults, canonical URL, Open Graph, Twitter, and a JSON-LD graph with the organisation.

import { type Feed, feeds } from '#contract/rules/feeds.ts';
import { inLanguagePath } from '#contract/rules/languages.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { headTexts } from '#contract/texts/en/head.ts';
import { shellTexts } from '#contract/texts/en/shell.ts';
import type { Say } from '#contract/texts/text.ts';
import { deriveDescription, wholeTitle } from '#web/shared/lib/page-texts.ts';
import { trustJson } from '#web/shared/lib/trusted-html.ts';
import type { HeadInput, JsonLd, PageHead } from './head.ts';

type SayHead = Say<typeof headTexts.texts>;

/** Title and tags in a serialisable form. */
export interface HeadTags {
  title: string;
  tags: Tag[];
}
interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const socialKeys = ['social_facebook', 'social_twitter', 'social_linkedin', 'social_youtube', 'social_tiktok'] as const;

type SiteInput = Pick<HeadInput, 'url' | 'settings' | 'absolute' | 'texts'>;

const companyOf = ({ settings, texts }: Pick<SiteInput, 'settings' | 'texts'>): string =>
  settings?.company_name || texts(shellTexts)('company');

const organization = (input: SiteInput): JsonLd => {
  const { settings, absolute } = input;
  const sameAs = socialKeys.map((key) => settings?.[key]).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organization`,
    name: companyOf(input),
    url: absolute('/'),
    logo: absolute(storageUrl(settings?.company_logo)) ?? undefined,
    description: settings?.company_description || undefined,
    email: settings?.company_email || undefined,
    telephone: settings?.company_phone || undefined,
    faxNumber: settings?.company_fax || undefined,
    address: settings?.company_address || undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
};

const breadcrumbs = ({ trail }: PageHead, absolute: SiteInput['absolute']): JsonLd[] =>
  trail
    ? [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute(path) })),
        },
      ]
    : [];

const meta = (key: 'name' | 'property', name: string, content: string | null | undefined): Tag[] =>
  content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [];

/** `data-missing` excludes the page from the statistics. */
const robots = ({ isMissing }: PageHead): Tag => ({
  name: 'meta',
  attributes: { name: 'robots', content: 'noindex', ...(isMissing && { 'data-missing': '' }) },
});

/** Picture for pages that have none. */
const socialCard = '/social-card.jpg';
/** Size in pixels of all pictures that the server generates (server/features/social-card). */
const cardSize = { width: '1200', height: '630' } as const;

const socialImage = (address: string | null, size: { width: string; height: string } | undefined, alt: string): Tag[] => [
  ...meta('property', 'og:image', address),
  ...meta('property', 'og:image:width', size?.width),
  ...meta('property', 'og:image:height', size?.height),
  ...meta('property', 'og:image:alt', alt),
  ...meta('name', 'twitter:image', address),
];

const feedLink = ({ path, type }: Feed, say: SayHead, prefix: string | null): Tag => ({
  name: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title: say(type ?? 'all'), href: inLanguagePath(path, prefix) },
});

const openGraphLocale = (locale: string): string => locale.replaceAll('-', '_');

/** Paths of the page with their codes, in the languages in which it exists; none on a site with one language. */
const languagePaths = (page: PageHead | null, { url, language: { all } }: Pick<HeadInput, 'url' | 'language'>) => {
  if (all.length < 2) return [];
  const path = page?.canonical ?? url.pathname;
  return all.flatMap((language, index) => {
    const own = page?.alternates ? page.alternates[language.code] : path;
    return own === undefined ? [] : [{ ...language, isMain: index === 0, path: inLanguagePath(own, index === 0 ? null : language.code) }];
  });
};

type LanguagePaths = ReturnType<typeof languagePaths>;

/** A record without a translation is shown in the main language, whose page is the canonical one. */
const canonicalOf = (page: PageHead | null, paths: LanguagePaths, { url, absolute, language }: HeadTagInput): string => {
  const main = paths.find(({ isMain }) => isMain);
  const isOwn = paths.length === 0 || paths.some(({ code }) => code === language.code);
  return (isOwn || !main ? absolute(page?.canonical ?? url.pathname) : url.origin + main.path) ?? '';
};

const alternateLinks = (paths: LanguagePaths, { url, language }: HeadTagInput): Tag[] => {
  if (paths.length < 2 || !paths.some(({ code }) => code === language.code)) return [];
  const link = (hreflang: string, path: string): Tag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href: new URL(path, url.origin).href },
  });
  return [
    ...paths.map(({ code, path }) => link(code, path)),
    ...paths.flatMap(({ isMain, path }) => (isMain ? [link('x-default', path)] : [])),
  ];
};

/** Types of schema.org that are works in a language. */
const works = new Set(['WebSite', 'AboutPage', 'ContactPage']);

const withLanguage = (node: JsonLd, { all, code }: HeadInput['language']): JsonLd =>
  all.length > 1 && works.has(node['@type']) ? { ...node, inLanguage: code } : node;

/** Generic description for a page without texts about it or the company. */
const genericDescription = (page: PageHead | null, company: string, say: SayHead): string =>
  page?.title && !page.isWholeTitle ? say('page', { title: page.title, company }) : say('site', { company });

type HeadTagInput = SiteInput & Pick<HeadInput, 'language'>;

/** @param page null if the route has no `head` function */
export const headTags = (page: PageHead | null, input: HeadTagInput): HeadTags => {
  const { settings, absolute, language, texts } = input;
  const say = texts(headTexts);
  const company = companyOf(input);
  const derivedTitle = !page?.title ? company : page.isWholeTitle ? page.title : wholeTitle(page.title, company);
  const title = page?.seo?.seo_title || derivedTitle;
  const shareTitle = page?.seo?.seo_title || page?.title || company;
  const description =
    page?.seo?.seo_description || deriveDescription([page?.description], settings, genericDescription(page, company, say));
  const paths = page?.isHidden || page?.isMissing ? [] : languagePaths(page, input);
  const canonical = canonicalOf(page, paths, input);
  const own = page?.shareImage ? null : absolute(page?.image);
  const graph = [organization(input), ...(page?.jsonLd ?? []), ...(page ? breadcrumbs(page, absolute) : [])].map((node) =>
    withLanguage(node, language),
  );
  return {
    title,
    tags: [
      ...meta('name', 'description', description),
      ...(page?.isHidden || page?.isMissing
        ? [robots(page)]
        : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as Tag, ...meta('property', 'og:url', canonical)]),
      ...alternateLinks(paths, input),
      ...(page?.feeds ?? [feeds.news]).map((feed) => feedLink(feed, say, language.prefix)),
      ...meta('property', 'og:type', page?.type ?? 'website'),
      ...meta('property', 'og:site_name', company),
      ...meta('property', 'og:title', shareTitle),
      ...meta('property', 'og:description', description),
      ...meta('property', 'og:locale', openGraphLocale(language.locale)),
      ...paths.flatMap(({ code, locale }) =>
        code === language.code ? [] : meta('property', 'og:locale:alternate', openGraphLocale(locale)),
      ),
      ...socialImage(own ?? absolute(page?.shareImage ?? socialCard), own ? undefined : cardSize, page?.title || company),
      ...meta('name', 'twitter:card', 'summary_large_image'),
      ...meta('name', 'twitter:title', shareTitle),
      ...meta('name', 'twitter:description', description),
      {
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c'),
      },
    ],
  };
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Serialises the tags to HTML. Each has a `data-head` attribute, so that the browser can replace it. */
export const headHtml = ({ title, tags }: HeadTags): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      return `<${name}${written.join('')} data-head>${name === 'script' ? `${text}</script>` : ''}`;
    }),
  ].join('\n');

/** Replaces the tags of the previous page in the document. */
export const applyHead = ({ title, tags }: HeadTags, target: Document = document): void => {
  target.title = title;
  for (const old of target.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = target.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    if (text) element.textContent = trustJson(text);
    target.head.append(element);
  }
};
