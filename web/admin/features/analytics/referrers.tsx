import type { Analytics } from '#contract/analytics.ts';
import { ShareBars } from './share-bars.tsx';

export const Referrers = ({ referrers }: Pick<Analytics, 'referrers'>) => (
  <section aria-labelledby="referrers">
    <header className="panel-head">
      <h2 id="referrers">Where Visits Come From</h2>
    </header>
    <ShareBars
      // without a referrer the address was typed, bookmarked, or the browser keeps it to itself
      shares={referrers.map(({ domain, visits }) => ({ label: domain ?? 'Direct or not told', count: visits }))}
      emptyText="No visits in this period."
    />
  </section>
);
