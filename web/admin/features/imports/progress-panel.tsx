import type { ReactNode } from 'react';
import type { ImportRecord } from '#contract/imports.ts';

interface Props {
  progress: ImportRecord['progress'];
  /** What is counted, e.g. "rows". */
  unit: string;
  text: string;
  /** Buttons. */
  children?: ReactNode;
}

const number = (count: number) => count.toLocaleString('en-US');

/** What is in progress, how far it is, and what can be done meanwhile. */
export const ProgressPanel = ({ progress, unit, text, children }: Props) => {
  const isKnown = progress !== null && progress.total > 0;
  return (
    <div className="import-progress">
      <progress
        className="bar"
        max={isKnown ? progress.total : undefined}
        value={isKnown ? progress.done : undefined}
        aria-label="Progress"
      />
      <p className="num" aria-hidden="true">
        {isKnown ? `${number(progress.done)} of ${number(progress.total)} ${unit}` : 'Starting…'}
      </p>
      <p className="hint">{text}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
};
