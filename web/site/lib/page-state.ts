// Query data embedded in the document, so that the browser does not fetch it again. It contains no timestamps, so that an
// unchanged page has an unchanged ETag and can be answered with 304.
import type { QueryClient, QueryKey } from '#web/site/query/query-client.ts';

type PageState = [key: QueryKey, data: unknown][];

/** @returns JSON for a script element of type application/json; contains no `<` */
export const writePageState = (client: QueryClient): string => {
  const loaded = client.queries().filter(({ state }) => state.data !== undefined);
  const state: PageState = loaded.map(({ queryKey, state: { data } }) => [queryKey, data]);
  return JSON.stringify(state).replace(/</g, '\\u003c');
};

/** Adds the embedded data to the query cache; logs and ignores invalid data. */
export const readPageState = (client: QueryClient, text: string | null | undefined): void => {
  if (!text?.trim()) return;
  try {
    for (const [queryKey, data] of JSON.parse(text) as PageState) client.setQueryData({ queryKey }, data);
  } catch (error) {
    console.error('The page state cannot be read', error);
  }
};
