import { Fragment } from 'react';
import { findMatches, type SearchTerms } from '#web/site/lib/find-matches.ts';

interface Props {
  children: string;
  /** Those of a search. */
  terms?: SearchTerms;
}

/** A text in which the terms of a search are marked. */
export const MatchedText = ({ children, terms }: Props) =>
  terms && terms.length > 0
    ? findMatches(children, terms).map(({ at, text, isMatch }) => {
        const Part = isMatch ? 'mark' : Fragment;
        return <Part key={at}>{text}</Part>;
      })
    : children;

/** For parts that are drawn without a search as well, and then need none of this. */
export const markTerms = (terms: SearchTerms | undefined) => (text: string) => <MatchedText terms={terms}>{text}</MatchedText>;
