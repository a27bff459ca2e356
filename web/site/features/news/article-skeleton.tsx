import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';

/** Placeholder with the dimensions of an article. */
export const ArticleSkeleton = () => (
  <div className="wrap art-wait">
    <h1 className="vh">Article</h1>
    <p className="count mono" role="status">
      <Spinner /> Loading article...
    </p>
    <div aria-hidden="true">
      <div className="art-head pictured">
        <div className="art-title">
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="90%" height="3.25rem" />
          <Skeleton width="60%" height="3.25rem" />
          <Skeleton width="min(16rem, 100%)" height=".875rem" />
        </div>
        <div className="pic r169 sk" />
      </div>
    </div>
  </div>
);
