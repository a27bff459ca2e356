// The content of a link preview picture for a product or an article, and its address. The address contains a fingerprint of the content,
// because programs that show link previews cache a picture by its address.
import { createHash } from 'node:crypto';
import type { NewsArticle } from '#contract/news.ts';
import type { Product } from '#contract/products.ts';
import { usableTimeZone } from '#contract/rules/time-zone.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { builtInLanguage } from '#contract/texts/built-in.ts';
import { feeds as de } from '#contract/texts/de/feeds.ts';
import { feedsTexts } from '#contract/texts/en/feeds.ts';
import { feeds as id } from '#contract/texts/id/feeds.ts';
import { sayOf } from '#contract/texts/text.ts';
import { readingLanguage } from '#server/database/reading-language.ts';

export const cardKinds = ['products', 'news'] as const;
export type CardKind = (typeof cardKinds)[number];

export interface RecordCard {
  kind: CardKind;
  id: number;
  title: string;
  /** Model number of a product, or kind and date of an article. */
  label: string;
  /** Stored path; null without a picture. */
  picture: string | null;
  company: string;
  /** The setting `main_color`. */
  color: string | null;
}

const brandOf = ({ company_name, main_color }: PublicSettings) => ({ company: company_name || 'Company', color: main_color });

export const productCard = (product: Pick<Product, 'id' | 'name' | 'model' | 'main_image'>, settings: PublicSettings): RecordCard => ({
  kind: 'products',
  id: product.id,
  title: product.name,
  label: product.model ?? '',
  picture: product.main_image,
  ...brandOf(settings),
});

const translations = { de, id } as const satisfies Record<NonNullable<ReturnType<typeof builtInLanguage>>, unknown>;
const typeLabels = { news: 'newsCategory', knowledge: 'knowledge' } as const;

/** In the language of the reader. */
const labelOf = (type: NewsArticle['type'], code: string): string => {
  const builtIn = builtInLanguage(code);
  const translated = builtIn === null ? undefined : { feeds: translations[builtIn] };
  return sayOf(feedsTexts, { language: code, translated, number: String })(typeLabels[type]);
};

export const articleCard = (
  article: Pick<NewsArticle, 'id' | 'title' | 'type' | 'published_at' | 'featured_image'>,
  settings: PublicSettings,
): RecordCard => {
  const timeZone = usableTimeZone(settings.site_timezone);
  const language = readingLanguage() ?? 'en-US';
  const date =
    article.published_at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(article.published_at));
  return {
    kind: 'news',
    id: article.id,
    title: article.title,
    label: [labelOf(article.type, language), date].filter(Boolean).join(' · '),
    picture: article.featured_image,
    ...brandOf(settings),
  };
};

/** Must be incremented when the drawing changes. */
const drawingVersion = 1;

/** @returns 16 hexadecimal digits */
export const fingerprintOf = ({ kind, title, label, picture, company, color }: RecordCard): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, kind, title, label, picture, company, color]))
    .digest('hex')
    .slice(0, 16);

/** @returns the root-relative address of the picture */
export const cardAddress = (card: RecordCard): string => `/social-card/${card.kind}/${card.id}/${fingerprintOf(card)}.jpg`;

/** Folder with the drawn pictures of a record, below `cache` in the file store. */
export const cardFolder = (kind: CardKind, id: number): string => `cards/${kind}/${id}`;
