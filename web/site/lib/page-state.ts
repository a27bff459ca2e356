// The data that a document carries, so that the browser does not ask again for what came with the page. Without times:
// the same data is the same text, and an unchanged page can be answered with 304.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

type PageState = [key: QueryKey, data: unknown][];

/** @returns JSON for a script element of type application/json; holds no `<` */
export const writePageState = (client: QueryClient): string => {
  const loaded = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success');
  const state: PageState = loaded.map((query) => [query.queryKey, query.state.data]);
  return JSON.stringify(state).replace(/</g, '\\u003c');
};

/** Takes over what the document carries; a state that cannot be read is none. */
export const readPageState = (client: QueryClient, text: string | null | undefined): void => {
  if (!text?.trim()) return;
  try {
    for (const [key, data] of JSON.parse(text) as PageState) client.setQueryData(key, data);
  } catch (error) {
    console.error('The page state cannot be read', error);
  }
};
