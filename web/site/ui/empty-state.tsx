// Empty and error states with a drawing, a text and an action.
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '#web/shared/ui/drawing.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  drawing?: DrawingName;
  /** Action, such as a link or button. */
  children?: ReactNode;
}

export const EmptyState = ({ title, text, drawing = 'flange', children }: Props) => (
  <div className="empty">
    <Drawing name={drawing} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);

interface ErrorStateProps {
  /** Describes the failure, e.g. "Failed to load products". */
  title: string;
  onRetry: () => void;
}

export const ErrorState = ({ title, onRetry }: ErrorStateProps) => (
  <EmptyState title={title} text="Please check your connection and try again." drawing="shaft">
    <button type="button" className="btn btn-line" onClick={onRetry}>
      Retry
    </button>
  </EmptyState>
);

/** Notice above data that could not be refreshed. */
export const OutdatedNotice = ({ title, onRetry }: ErrorStateProps) => (
  <div className="outdated">
    <p>{title}. The data shown may be out of date.</p>
    <button type="button" className="btn btn-line" onClick={onRetry}>
      Retry
    </button>
  </div>
);
