// The four figures of a period, each with its change and how it is counted.
import type { Analytics } from '#contract/analytics.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { type ChangeRule, changeOf, inPercent } from './percent-change.ts';

type Figure = keyof Analytics['overview'];

interface Card {
  key: Figure;
  label: string;
  rule: ChangeRule;
  /** Decimal places of the figure. */
  decimals: number;
  counted: string;
}

const cards: Card[] = [
  {
    key: 'total_visitors',
    label: 'Total Visitors',
    rule: inPercent,
    decimals: 0,
    counted: 'Distinct visitors of each day, added up',
  },
  {
    key: 'total_page_views',
    label: 'Page Views',
    rule: inPercent,
    decimals: 0,
    counted: 'Public pages shown to people',
  },
  {
    key: 'avg_pages_per_visitor',
    label: 'Avg. Pages/Visit',
    rule: { by: 'difference', decimals: 2 },
    decimals: 2,
    counted: 'Views per visit; 30 minutes without a view end a visit',
  },
  {
    key: 'bounce_rate',
    label: 'Bounce Rate (%)',
    rule: { by: 'difference', decimals: 1, isLessBetter: true },
    decimals: 1,
    counted: 'Visits with a single page view',
  },
];

const written = (value: number, decimals: number) =>
  value === 0 ? '0' : value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

interface Props {
  /** Absent while loading. */
  data: Pick<Analytics, 'overview' | 'previous'> | undefined;
}

const Comparison = ({ card: { key, rule, decimals }, data }: { card: Card; data: NonNullable<Props['data']> }) => {
  const now = data.overview[key];
  const before = data.previous.overview[key];
  if (data.previous.overview.total_page_views === 0) {
    return data.overview.total_page_views === 0 ? 'no visits in this period' : 'no visits in the period before';
  }
  const { text, isBetter } = changeOf(now, before, rule);
  if (text === '') return `unchanged from ${written(before, decimals)}`;
  return (
    <>
      <span className={isBetter ? 'delta up' : 'delta down'}>{text}</span> from {written(before, decimals)}
    </>
  );
};

export const OverviewCards = ({ data }: Props) => (
  <section className="strip" aria-label="Figures of the period">
    {cards.map((card) => (
      <div key={card.key}>
        <span className="k">{card.label}</span>
        <span className="v">
          {data ? written(data.overview[card.key], card.decimals) : <Skeleton width="88px" height="24px" className="figure" />}
        </span>
        <span className="d">
          {data ? <Comparison card={card} data={data} /> : <Skeleton width="110px" height="10px" className="note" />}
        </span>
        <span className="d counted">{card.counted}</span>
      </div>
    ))}
  </section>
);
