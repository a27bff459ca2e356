// Records that match a typed text, a few of each kind.
import type { QueryClient } from '@tanstack/react-query';
import type { listAdminArticles } from '#contract/news.ts';
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { type DraftKind, draftKinds } from '#contract/rules/drafts.ts';
import { allPagesQuery, matchingPages } from '#web/admin/features/pages/pages.queries.ts';
import { isShown, screens, titleOf } from '#web/admin/records/kinds.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export interface FoundRecord {
  kind: DraftKind;
  id: number;
  slug: string;
  title: string;
  isShown: boolean;
  /** Set for articles. */
  type?: 'news' | 'knowledge';
  picture?: string | null;
  /** As the list of its kind contains it. */
  row: Row;
}

export interface Found<T> {
  /** Results by kind, without kinds whose search failed. */
  found: T[][];
  isIncomplete: boolean;
}

/** @returns the results of the searches that did not fail */
export const settled = async <T>(searches: readonly (Promise<T[]> | T[])[]): Promise<Found<T>> => {
  const answers = await Promise.allSettled(searches);
  return {
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    isIncomplete: answers.some(({ status }) => status === 'rejected'),
  };
};

interface Row {
  id: number;
  slug: string;
  /** Of articles. */
  type?: 'news' | 'knowledge';
}

const pictureOf = (kind: DraftKind, row: Row): string | null => {
  const picture = fieldsOf(published[kind]).find(([, { type }]) => type === 'picture');
  return picture ? ((row as unknown as Record<string, string | null>)[picture[0]] ?? null) : null;
};

const found = (kind: DraftKind, rows: readonly Row[]): FoundRecord[] =>
  rows.map((row) => {
    const { id, slug, type } = row;
    return { kind, id, slug, type, title: titleOf(kind, row), isShown: isShown(kind, row), picture: pictureOf(kind, row), row };
  });

/** The lists of all kinds can be searched with the same parameters. */
type ListCall = Omit<typeof listAdminArticles, 'path'> & { path: `/api/admin/${string}` };

// one response contains all pages, so it serves every search within half a minute
const pagesFreshMs = 30_000;

interface Wanted {
  search: string;
  /** Maximum number of records of one kind. */
  most: number;
  signal: AbortSignal;
  /** Default: all kinds. */
  kinds?: readonly DraftKind[];
}

/** One search for each kind, with the call of its list. */
export const searchKinds = (client: QueryClient, { search, most, signal, kinds = draftKinds }: Wanted): Promise<FoundRecord[]>[] => {
  const request = { query: { search, per_page: most }, signal };
  return kinds.map(async (kind) => {
    if (kind === 'page') {
      const { data } = await client.fetchQuery({ ...allPagesQuery, staleTime: pagesFreshMs });
      return found(kind, matchingPages(data, search).slice(0, most));
    }
    const { data } = await call<ListCall>(transportOf(client), 'GET', `/api${screens[kind].path}`, request);
    return found(kind, data);
  });
};
