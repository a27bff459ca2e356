// Empty and error states with a drawing, a text and an action.
import type { ReactNode } from 'react';
import { statesTexts } from '#contract/texts/en/states.ts';
import { Drawing, type DrawingName } from '#web/shared/ui/drawing.tsx';
import { useTexts } from '#web/site/lib/language.ts';

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

const RetryButton = ({ onRetry }: Pick<ErrorStateProps, 'onRetry'>) => (
  <button type="button" className="btn btn-line" onClick={onRetry}>
    {useTexts(statesTexts)('retry')}
  </button>
);

export const ErrorState = ({ title, onRetry }: ErrorStateProps) => (
  <EmptyState title={title} text={useTexts(statesTexts)('advice')} drawing="shaft">
    <RetryButton onRetry={onRetry} />
  </EmptyState>
);

/** Notice above data that could not be refreshed. */
export const OutdatedNotice = ({ title, onRetry }: ErrorStateProps) => (
  <div className="outdated">
    <p>{useTexts(statesTexts)('outdated', { title })}</p>
    <RetryButton onRetry={onRetry} />
  </div>
);
