// What a page says about itself in its <head>. Each route has one `head` function; it serves the document on the server
// and every navigation in the browser.
import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { PublicSettings } from '#contract/settings.ts';

export type JsonLd = { '@type': string } & Record<string, unknown>;

export interface PageHead {
  /** The page's own title; the company's name is added. */
  title: string;
  /** The title is complete as it is. */
  isWholeTitle?: boolean;
  /** Plain text; the company's description where a page has none. */
  description?: string | null;
  /** Path and query of the canonical address; the path asked for when left out. */
  canonical?: string;
  /** Address of a picture of this page, complete or from the root. */
  image?: string | null;
  type?: 'website' | 'article' | 'product';
  /** Further nodes of the graph; addresses in them are made complete with `absolute`. */
  jsonLd?: JsonLd[];
  isHidden?: boolean;
}

export interface HeadInput {
  /** Where the page's data is: `client.getQueryData(someQuery(slug).queryKey)`. Nothing may be there. */
  client: QueryClient;
  params: Params;
  url: URL;
  settings: PublicSettings | undefined;
  /** Makes an address complete; null stays null. */
  absolute: (address: string | null | undefined) => string | null;
}

/** Exported by a route module as `head`. */
export type HeadOf = (input: HeadInput) => PageHead;

/** A breadcrumb for the graph. @param trail names and addresses from the root on, the page itself last */
export const breadcrumbLd = (absolute: HeadInput['absolute'], trail: [name: string, address: string][]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, address], index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute(address) })),
});

export const notFoundHead: HeadOf = () => ({ title: 'Page Not Found', isHidden: true });
