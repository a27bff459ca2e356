// Placeholders until the figures are known.
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { OverviewCards } from './overview-cards.tsx';

export const AnalyticsSkeleton = () => (
  <>
    <LoadingText>Loading analytics...</LoadingText>
    <div className="stack analytics is-late" aria-hidden="true">
      <OverviewCards data={undefined} />
      <div className="panel">
        <div className="panel-head">
          <h2>Visitors Over Time</h2>
        </div>
        <div className="panel-body">
          <Skeleton height="272px" />
        </div>
      </div>
      <div className="cols cols-1-2">
        <div className="panel panel-body">
          <Skeleton height="180px" />
        </div>
        <div className="panel panel-body">
          <Skeleton height="180px" />
        </div>
      </div>
    </div>
  </>
);
