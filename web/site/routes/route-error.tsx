// Error screen, shown if a screen throws or its code cannot be loaded.
import { useEffect } from 'react';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useHref } from '#web/site/lib/language.ts';

export const RouteError = ({ error }: { error: unknown }) => {
  const href = useHref();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  return (
    <div className="tone">
      <div className="wrap lost">
        <div className="stack" role="alert">
          <span className="label">Error</span>
          <h1>Something went wrong</h1>
          <p className="lead">This page could not be shown. Please try again.</p>
          <div className="row">
            <button type="button" className="btn btn-main" onClick={() => window.location.reload()}>
              Reload
              <Icon name="arrow" className="go" />
            </button>
            {/* a plain link, which reloads the document and all code */}
            <a className="btn btn-line" href={href('/')}>
              Back to Home
            </a>
          </div>
        </div>
        <Drawing name="shaft" className="pic-line" />
      </div>
    </div>
  );
};
