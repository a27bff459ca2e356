import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Tells where the site shows the values. */
  text: string;
  children: ReactNode;
}

export const BrandPanel = ({ title, text, children }: Props) => {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <div className="panel-body stack">{children}</div>
    </section>
  );
};
