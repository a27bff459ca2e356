// Not-found view of all screens.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** Small line above the title. */
  label?: string;
  /** Links to other screens. */
  children: ReactNode;
}

export const NotFoundView = ({ title, text, label = 'Error 404', children }: Props) => (
  <div className="tone">
    <div className="wrap lost">
      <div className="stack">
        <span className="label">{label}</span>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className="row">{children}</div>
      </div>
      <img className="pic-line" src="/images/line/arm.svg" alt="" width="1200" height="900" />
    </div>
  </div>
);
