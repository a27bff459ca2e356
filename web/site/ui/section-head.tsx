// The ruler and the heading that open a section.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  id?: string;
  /** A link at the right end. */
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
