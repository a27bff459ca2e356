import { Fragment } from 'react';
import { findMatches, type SearchTerms } from '#web/site/lib/find-matches.ts';

interface Props {
  children: string;
  /** Search terms to highlight. */
  terms?: SearchTerms;
}

/** Text with highlighted search terms. */
export const MatchedText = ({ children, terms }: Props) =>
  terms && terms.length > 0
    ? findMatches(children, terms).map(({ at, text, isMatch }) => {
        const Part = isMatch ? 'mark' : Fragment;
        return <Part key={at}>{text}</Part>;
      })
    : children;

/** @returns a render function for components that do not depend on the search code */
export const markTerms = (terms: SearchTerms | undefined) => (text: string) => <MatchedText terms={terms}>{text}</MatchedText>;
