// Highlights search terms in lists. The code that finds them is loaded with the first search.
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import type { MatchedText } from './matched-text.tsx';

const load = async () => (await import('./matched-text.tsx')).MatchedText;

let loaded: typeof MatchedText | null = import.meta.env.SSR ? await load() : null;

/** Loads the code before a list with terms is rendered. */
export const loadMatchedText = async (): Promise<void> => {
  loaded = await load();
};

/** Loads the code before hydration if the document is the result of a search. */
export const loadSearchedText = async (): Promise<void> => {
  if (new URLSearchParams(window.location.search).get('search')) await loadMatchedText();
};

/** @returns a render function for components that do not depend on the search code */
export const markTerms = (terms: SearchTerms | undefined) => (text: string) => {
  const Matched = loaded;
  return Matched && terms ? <Matched terms={terms}>{text}</Matched> : <span key={text}>{text}</span>;
};
