// Ruler and heading at the top of a section.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  id?: string;
  /** Link on the right. */
  children?: ReactNode;
}

export const SectionHead = ({ title, id, children }: Props) => (
  <>
    <div className="ruler" />
    <div className="head">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  </>
);
