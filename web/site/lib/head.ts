// Types for the <head> of a page. Each route exports one `head` function, which is used for documents rendered on the server
// and for navigations in the browser.

import type { SeoTexts } from '#contract/fields.ts';
import type { Feed } from '#contract/rules/feeds.ts';
import type { DocumentLanguage } from '#contract/rules/languages.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { notFoundTexts } from '#contract/texts/en/not-found.ts';
import type { TextsFor } from '#web/site/lib/language.ts';
import type { Params } from '#web/site/lib/navigation.ts';
import type { QueryClient } from '#web/site/query/query-client.ts';

/** A node of the JSON-LD graph (schema.org). */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Metadata of a page. */
export interface PageHead {
  /** Title of the page; the company's name is appended. */
  title: string;
  /** Do not append the company's name. */
  isWholeTitle?: boolean;
  /** Plain text or HTML; defaults to the company's description. */
  description?: string | null;
  /** Texts that an administrator entered for search engines. They replace the title, without the company's name, and the description. */
  seo?: SeoTexts;
  /** Path and query of the canonical URL; defaults to the requested path. */
  canonical?: string;
  /**
   * Paths of the page, without codes, by the codes of the languages in which it exists. Default: it has the canonical path in all languages.
   */
  alternates?: Readonly<Record<string, string>> | undefined;
  /** Absolute or root-relative URL of a picture of the page. */
  image?: string | null;
  /** URL of a picture generated for link previews (server/features/social-card); used instead of `image`. */
  shareImage?: string;
  type?: 'website' | 'article' | 'product';
  /** Additional nodes of the JSON-LD graph, with absolute URLs (see `absolute`). */
  jsonLd?: JsonLd[];
  /** Breadcrumbs: names and paths from the home page to the page itself. */
  trail?: [name: string, path: string][];
  /** Feeds that the page links to; defaults to the news feed. */
  feeds?: readonly Feed[];
  /** Search engines should not list the page: robots noindex. */
  isHidden?: boolean;
  /** The page does not exist: robots noindex, and its views are not counted. */
  isMissing?: boolean;
}

/** Input of a `head` function. */
export interface HeadInput {
  /** Contains the data of the page, if loaded: `client.getQueryData(someQuery(slug))`. */
  client: QueryClient;
  params: Params;
  url: URL;
  settings: PublicSettings | undefined;
  /** Converts a root-relative URL to an absolute one, of a page to that in the language of this page; null stays null. */
  absolute: (address: string | null | undefined) => string | null;
  language: DocumentLanguage;
  /** The texts of a part in the language of the page. */
  texts: TextsFor;
}

/** Exported by a route module as `head`. */
export type HeadOf = (input: HeadInput) => PageHead;

/**
 * @param slugs by the codes of the languages in which the record exists; undefined on a site with one language
 * @returns the paths of its page
 */
export const alternatePaths = (
  slugs: Readonly<Record<string, string>> | undefined,
  pathOf: (slug: string) => string,
): PageHead['alternates'] => slugs && Object.fromEntries(Object.entries(slugs).map(([code, slug]) => [code, pathOf(slug)]));

/** @returns the texts of a record for search engines, without its other fields */
export const seoOf = ({ seo_title, seo_description }: SeoTexts): SeoTexts => ({ seo_title, seo_description });

/** Head of all not-found screens. */
export const notFoundHead: HeadOf = ({ texts }) => ({ title: texts(notFoundTexts)('title'), isMissing: true });
