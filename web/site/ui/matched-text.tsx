import { Fragment } from 'react';
import { findMatches, type SearchTerms } from '#web/site/lib/find-matches.ts';

export { typedTerms } from '#web/site/lib/typed-terms.ts';

interface Props {
  children: string;
  /** Search terms to highlight. */
  terms?: SearchTerms;
}

const parts = (text: string, terms: SearchTerms) =>
  findMatches(text, terms).map(({ at, text: part, isMatch }) => {
    const Part = isMatch ? 'mark' : Fragment;
    return <Part key={at}>{part}</Part>;
  });

/**
 * Text with highlighted search terms. The key replaces the element with each text, because a browser that translates the page
 * replaces text nodes, which React could then not update.
 */
export const MatchedText = ({ children, terms = [] }: Props) => (
  <span key={`${children} ${JSON.stringify(terms)}`}>{terms.length > 0 ? parts(children, terms) : children}</span>
);
