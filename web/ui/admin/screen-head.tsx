// The head of an admin screen: its title, what it is for, and its actions on the right.
import { type ReactNode, useEffect } from 'react';

interface Props {
  title: string;
  subtitle?: string;
  /** Buttons. */
  children?: ReactNode;
}

export const ScreenHead = ({ title, subtitle, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Admin CMS`;
  }, [title]);
  return (
    <header className="page-head">
      <div className="grow">
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </header>
  );
};
