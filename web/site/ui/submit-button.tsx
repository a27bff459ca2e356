// Submit button of a form. Both texts overlap, so that the width does not change while it is busy. It keeps the focus.
import type { ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/spinner.tsx';

interface Props {
  isBusy: boolean;
  /** e.g. "Sending..." */
  busyText: string;
  isDisabled?: boolean;
  children: ReactNode;
}

export const SubmitButton = ({ isBusy, busyText, isDisabled, children }: Props) => (
  <button
    type="submit"
    className="btn btn-main stacked"
    disabled={isDisabled}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
    }}
  >
    <span aria-hidden={isBusy || undefined}>{children}</span>
    <span aria-hidden={!isBusy || undefined}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
