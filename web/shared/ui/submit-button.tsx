// Submit button of a form. Both texts overlap, so that the width does not change while it is busy.
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
