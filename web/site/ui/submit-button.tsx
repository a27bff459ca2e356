// Submit button of a form. Both texts overlap, so that the width does not change while it is busy.
import type { ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/spinner.tsx';

interface Props {
  isBusy: boolean;
  /** e.g. "Sending..." */
  busyText: string;
  children: ReactNode;
}

export const SubmitButton = ({ isBusy, busyText, children }: Props) => (
  <button type="submit" className="btn btn-main stacked" disabled={isBusy} aria-busy={isBusy || undefined}>
    <span aria-hidden={isBusy || undefined}>{children}</span>
    <span aria-hidden={!isBusy || undefined}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
