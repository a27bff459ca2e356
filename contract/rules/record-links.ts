// Addresses of records in formatted texts.
import { type PublishedKind, publishedKinds } from './record-kinds.ts';

export const linkedKinds = publishedKinds;
export type LinkedKind = PublishedKind;

const addresses: Record<LinkedKind, string> = {
  product: '/products/',
  category: '/products?category=',
  article: '/news/',
  page: '/page/',
};

const form = /^(\/products\/|\/products\?category=|\/news\/|\/page\/)([^/?#&]+)(.*)/s;

export interface RecordLink {
  kind: LinkedKind;
  slug: string;
  /** Query and fragment after the slug. */
  rest: string;
}

/** @returns null for an address that is not a record's, on this site or elsewhere */
export const readRecordLink = (address: string): RecordLink | null => {
  const [, start, slug = '', rest = ''] = form.exec(address) ?? [];
  const kind = linkedKinds.find((one) => addresses[one] === start);
  if (!kind) return null;
  try {
    return { kind, slug: decodeURIComponent(slug), rest };
  } catch {
    return null;
  }
};

export const recordAddress = ({ kind, slug, rest }: RecordLink): string => `${addresses[kind]}${encodeURIComponent(slug)}${rest}`;
