// A button that keeps its width and the focus while it is busy: both texts are rendered on top of each other.
import type { ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/spinner.tsx';

interface Props {
  type?: 'submit' | 'button';
  isBusy: boolean;
  /** e.g. "Saving..." */
  busyText: string;
  children: ReactNode;
  className?: string;
  /** Also disables the button while it is busy. It then loses the focus. */
  isDisabledWhileBusy?: boolean;
  /** For a button that does not submit a form. */
  onClick?: () => void;
}

export const BusyButton = ({ type = 'submit', isBusy, busyText, children, className = 'btn btn-primary', ...props }: Props) => (
  <button
    type={type}
    className={`${className} stacked`}
    disabled={isBusy && props.isDisabledWhileBusy}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={(event) => {
      if (isBusy) event.preventDefault();
      else props.onClick?.();
    }}
  >
    <span aria-hidden={isBusy || undefined}>{children}</span>
    <span aria-hidden={!isBusy || undefined}>
      <Spinner />
      {busyText}
    </span>
  </button>
);
