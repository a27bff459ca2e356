// Highlights search terms in lists. The code that finds them is loaded with the first search.
import type { SearchTerms } from '#web/site/lib/find-matches.ts';

const load = () => import('./matched-text.tsx');

type SearchCode = Awaited<ReturnType<typeof load>>;

let loaded: SearchCode | null = import.meta.env.SSR ? await load() : null;

/** Loads the code before a list with terms is rendered. */
export const loadMatchedText = async (): Promise<SearchCode> => {
  loaded = await load();
  return loaded;
};

/** Loads the code before hydration if the document is the result of a search. */
export const loadSearchedText = async (): Promise<void> => {
  if (new URLSearchParams(window.location.search).get('search')) await loadMatchedText();
};

/** @returns a render function for components that do not depend on the search code */
export const markTerms = (terms: SearchTerms | undefined) => (text: string) => {
  const Matched = loaded?.MatchedText;
  return Matched && terms ? <Matched terms={terms}>{text}</Matched> : <span key={text}>{text}</span>;
};
