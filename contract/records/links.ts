// Addresses of records in formatted texts.
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { published } from './kinds.ts';

export interface RecordLink {
  kind: PublishedKind;
  slug: string;
  /** Query and fragment after the slug. */
  rest: string;
}

/** @returns null if the address is not that of a record of this site */
export const readRecordLink = (address: string): RecordLink | null => {
  const definition = Object.values(published).find((one) => address.startsWith(one.address));
  const [, slug, rest = ''] = /^([^/?#&]+)(.*)/s.exec(address.slice(definition?.address.length)) ?? [];
  if (!definition || slug === undefined) return null;
  try {
    return { kind: definition.kind, slug: decodeURIComponent(slug), rest };
  } catch {
    return null;
  }
};

export const recordAddress = ({ kind, slug, rest }: RecordLink): string => `${published[kind].address}${encodeURIComponent(slug)}${rest}`;
