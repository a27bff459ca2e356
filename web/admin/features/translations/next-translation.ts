// Finds the next record of a list that needs work, on this page or a later one.
import type { QueryClient } from '@tanstack/react-query';
import type { RecordPage } from '#web/admin/records/record-lists.ts';
import type { ListView } from '#web/admin/ui/list/list-address.ts';
import type { TranslationRow, TranslationsShape, translationLists } from './translations.queries.ts';

/** Pages that are searched at most. */
const mostPages = 20;

export interface Found {
  row: TranslationRow;
  page: number;
}

const needsWork = ({ state, has_draft }: TranslationRow): boolean => state !== 'ready' || has_draft;

/** @param after the open row @returns null if no further record of the list needs work */
export const findNext = async (
  client: QueryClient,
  lists: ReturnType<typeof translationLists>,
  view: ListView<TranslationsShape>,
  after: number,
): Promise<Found | null> => {
  let isPassed = false;
  for (let page = view.page; page < view.page + mostPages; page += 1) {
    const { data, last_page = page }: RecordPage<TranslationRow> = await client.fetchQuery({
      ...lists.list({ ...view, page }),
      staleTime: 30_000,
    });
    const at = isPassed ? -1 : data.findIndex(({ id }) => id === after);
    const row = data.slice(at + 1).find((one) => one.id !== after && needsWork(one));
    if (row) return { row, page };
    isPassed = true;
    if (page >= last_page) return null;
  }
  return null;
};
