// The five figures; each links to the screen of its records.
import { Link } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { type Change, changeOf, inPercent } from '#web/admin/features/analytics/percent-change.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';

interface Figure {
  label: string;
  to: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  note: string;
  change?: Change;
}

const Cell = ({ label, to, value, note, change }: Figure) => (
  <Link to={to}>
    <span className="k">{label}</span>
    <span className="v">{value === undefined ? <Skeleton width="64px" height="24px" /> : value.toLocaleString('en-US')}</span>
    <span className="d">
      {note}
      {change?.text && (
        <span>
          , <span className={change.isBetter ? 'delta up' : 'delta down'}>{change.text}</span>
        </span>
      )}
    </span>
  </Link>
);

interface Props {
  /** Each is undefined while it is loading, and 0 if loading failed. */
  products: number | undefined;
  categories: number | undefined;
  articles: number | undefined;
  hasMessages: boolean;
  hasStatistics: boolean;
  newMessages: number | undefined;
  analytics: Analytics | undefined;
  visitors: number | undefined;
}

export const DashboardStrip = ({ products, categories, articles, hasMessages, hasStatistics, newMessages, analytics, visitors }: Props) => (
  <section className={hasMessages ? 'strip five' : 'strip'} aria-label="Figures">
    <Cell label="Total Products" to="/admin/products" value={products} note="in the catalogue" />
    <Cell label="Categories" to="/admin/categories" value={categories} note="of products" />
    <Cell label="Articles" to="/admin/news" value={articles} note="news and knowledge" />
    {hasMessages && <Cell label="New Messages" to="/admin/contacts?status=new" value={newMessages} note="of the 5 latest messages" />}
    {hasStatistics && (
      <Cell
        label="Total Visitors"
        to="/admin/analytics"
        value={visitors}
        note="last 30 days"
        change={analytics && changeOf(analytics.overview.total_visitors, analytics.previous.overview.total_visitors, inPercent)}
      />
    )}
  </section>
);
