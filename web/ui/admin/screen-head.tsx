// The head of an admin screen: its title, what it is for, and its actions on the right.
import { type ReactNode, useEffect } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  /** How many there are, beside the title. */
  count?: number;
  /** Buttons. */
  children?: ReactNode;
}

export const ScreenHead = ({ title, subtitle, count, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Admin CMS`;
  }, [title]);
  return (
    <header className={subtitle ? 'page-head' : 'page-head one-line'}>
      <div className="grow">
        <h1>
          {title}
          {count !== undefined && <span className="count" aria-hidden="true">{` ${count}`}</span>}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </header>
  );
};
