// Error screen, shown if a screen throws or its code cannot be loaded.
import { useEffect } from 'react';
import { routeErrorTexts } from '#contract/texts/en/route-error.ts';
import { Drawing } from '#web/shared/ui/drawing.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useHref, useTexts } from '#web/site/lib/language.ts';

export const RouteError = ({ error }: { error: unknown }) => {
  const say = useTexts(routeErrorTexts);
  const href = useHref();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  return (
    <div className="tone">
      <div className="wrap lost">
        <div className="stack" role="alert">
          <span className="label">{say('label')}</span>
          <h1>{say('title')}</h1>
          <p className="lead">{say('text')}</p>
          <div className="row">
            <button type="button" className="btn btn-main" onClick={() => window.location.reload()}>
              {say('reload')}
              <Icon name="arrow" className="go" />
            </button>
            {/* a plain link, which reloads the document and all code */}
            <a className="btn btn-line" href={href('/')}>
              {say('home')}
            </a>
          </div>
        </div>
        <Drawing name="shaft" className="pic-line" />
      </div>
    </div>
  );
};
