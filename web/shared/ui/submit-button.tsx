// The button that sends a form. Both texts lie on each other, so that it keeps its width while it is busy.
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

interface Props {
  isBusy: boolean;
  /** e.g. "Sending..." */
  busyText: string;
  children: ReactNode;
  className?: string;
}

export const SubmitButton = ({ isBusy, busyText, children, className = 'btn btn-main' }: Props) => (
  <button type="submit" className={`${className} stacked`} disabled={isBusy} aria-busy={isBusy || undefined}>
    <span aria-hidden={isBusy || undefined}>{children}</span>
    <span aria-hidden={!isBusy || undefined}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
