import { findMatches } from './find-matches.ts';

interface Props {
  children: string;
  /** What was searched for. */
  search?: string;
}

/** A text in which the words of a search are marked. */
export const MatchedText = ({ children, search }: Props) =>
  search
    ? findMatches(children, search).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>))
    : children;
