// From a page's head to its tags: defaults, canonical address, Open Graph, Twitter, and the graph with the organisation.
import type { PublicSettings } from '#contract/settings.ts';
import { plainText, shortenText } from '#web/shared/lib/format.ts';
import { storageUrl } from '#web/shared/lib/paths.ts';
import type { HeadInput, JsonLd, PageHead } from './head.ts';

export interface HeadTags {
  title: string;
  tags: Tag[];
}
interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const descriptionLength = 200;

const socialKeys = ['social_facebook', 'social_twitter', 'social_linkedin', 'social_youtube', 'social_tiktok'] as const;

const organization = (settings: PublicSettings | undefined, absolute: HeadInput['absolute']): JsonLd => {
  const sameAs = socialKeys.map((key) => settings?.[key]).filter(Boolean);
  return {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organization`,
    name: settings?.company_name || 'Company',
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

const meta = (key: 'name' | 'property', name: string, content: string | null | undefined): Tag[] =>
  content ? [{ name: 'meta', attributes: { [key]: name, content } }] : [];

/** What the server draws for pages without a picture of their own (server/features/social-card). */
const socialCard = { path: '/social-card.jpg', width: '1200', height: '630' } as const;

const socialImage = (address: string | null, size: { width: string; height: string } | undefined, alt: string): Tag[] => [
  ...meta('property', 'og:image', address),
  ...meta('property', 'og:image:width', size?.width),
  ...meta('property', 'og:image:height', size?.height),
  ...meta('property', 'og:image:alt', alt),
  ...meta('name', 'twitter:image', address),
];

/** What a page is, where nobody wrote a text about it or about the company. */
const unwritten = (page: PageHead | null, company: string): string =>
  page?.title && !page.isWholeTitle ? `${page.title} at ${company}.` : `${company}: products, news and how to get in touch.`;

/** @param page null where a route has no head of its own */
export const headTags = (
  page: PageHead | null,
  { url, settings, absolute }: Pick<HeadInput, 'url' | 'settings' | 'absolute'>,
): HeadTags => {
  const company = settings?.company_name || 'Company';
  const title = !page?.title ? company : page.isWholeTitle ? page.title : `${page.title} - ${company}`;
  const texts = [plainText(page?.description), plainText(settings?.company_description), settings?.company_tagline?.trim()];
  const description = shortenText(texts.find(Boolean) ?? unwritten(page, company), descriptionLength);
  const canonical = absolute(page?.canonical ?? url.pathname) ?? '';
  const own = absolute(page?.image);
  const graph = [organization(settings, absolute), ...(page?.jsonLd ?? [])];
  return {
    title,
    tags: [
      ...meta('name', 'description', description),
      ...(page?.isHidden
        ? meta('name', 'robots', 'noindex')
        : [{ name: 'link', attributes: { rel: 'canonical', href: canonical } } as Tag]),
      ...meta('property', 'og:type', page?.type ?? 'website'),
      ...meta('property', 'og:site_name', company),
      ...meta('property', 'og:title', page?.title || company),
      ...meta('property', 'og:description', description),
      ...meta('property', 'og:url', canonical),
      ...meta('property', 'og:locale', 'en_US'),
      ...socialImage(own ?? absolute(socialCard.path), own ? undefined : socialCard, page?.title || company),
      ...meta('name', 'twitter:card', 'summary_large_image'),
      ...meta('name', 'twitter:title', page?.title || company),
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

/** The tags as HTML; each is marked, so that the browser can replace them. */
export const headHtml = ({ title, tags }: HeadTags): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
      return `<${name}${written.join('')} data-head>${name === 'script' ? `${text}</script>` : ''}`;
    }),
  ].join('\n');

/** Puts the tags into the document in place of the page's before. */
export const applyHead = ({ title, tags }: HeadTags, target: Document = document): void => {
  target.title = title;
  for (const old of target.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = target.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    if (text) element.textContent = text;
    target.head.append(element);
  }
};
