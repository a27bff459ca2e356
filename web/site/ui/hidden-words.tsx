import type { ReactNode } from 'react';
import { splitText } from '#contract/texts/text.ts';

interface Props {
  /** Has one placeholder, for the visible part. */
  text: string;
  children: ReactNode;
}

/** A text of which only one part is visible; screen readers read all of it. */
export const HiddenWords = ({ text, children }: Props) => {
  const [before = '', , after = ''] = splitText(text);
  return (
    <>
      {before && <span className="vh">{before.trim()}</span>}
      {before && ' '}
      {children}
      {after && ' '}
      {after && <span className="vh">{after.trim()}</span>}
    </>
  );
};
