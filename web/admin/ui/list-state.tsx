// The states of a list or of a part of a screen: no rows, failed to load, out of date.
import type { ReactNode } from 'react';
import { AdminIcon } from './admin-icon.tsx';

interface EmptyProps {
  title: string;
  text: string;
  /** The action. */
  children?: ReactNode;
}

export const EmptyList = ({ title, text, children }: EmptyProps) => (
  <div className="empty">
    <svg className="glyph" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      <path d="M4 8V4h4M56 4h4v4M60 40v4h-4M8 44H4v-4M16 16h32M16 24h32M16 32h20" strokeLinecap="round" />
    </svg>
    <h2>{title}</h2>
    <p>{text}</p>
    {children && <div className="actions">{children}</div>}
  </div>
);

interface ErrorProps {
  /** The failure, e.g. "Failed to load contacts". */
  title: string;
  onRetry: () => void;
}

export const FailedList = ({ title, onRetry }: ErrorProps) => (
  <div className="empty failed">
    <svg className="glyph" viewBox="0 0 64 48" aria-hidden="true" focusable="false">
      <path d="M4 8V4h4M56 4h4v4M60 40v4h-4M8 44H4v-4M32 14v12M32 33h.01" strokeLinecap="round" />
    </svg>
    <h2>{title}</h2>
    <p>The server did not answer as expected. Nothing was changed.</p>
    <div className="actions">
      <button type="button" className="btn" onClick={onRetry}>
        <AdminIcon name="retry" />
        Retry
      </button>
    </div>
  </div>
);

/** Shown instead of a part of a screen that failed to load, as one line. */
export const FailedPart = ({ title, onRetry, className = 'panel-body row' }: ErrorProps & { className?: string }) => (
  <div className={className}>
    <span className="grow">{title}</span>
    <button type="button" className="btn btn-s" onClick={onRetry}>
      Retry
    </button>
  </div>
);

/** Shown above rows that could not be refreshed. */
export const OutdatedNotice = ({ title, onRetry }: ErrorProps) => (
  <div className="notice yellow list-outdated">
    <AdminIcon name="alert" />
    <div className="grow">{title}. The data shown may be out of date.</div>
    <button type="button" className="btn btn-s" onClick={onRetry}>
      Retry
    </button>
  </div>
);
