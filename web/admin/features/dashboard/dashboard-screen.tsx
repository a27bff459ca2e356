// The dashboard: figures, the views of the last days, and the latest records. A part that fails does not affect the others.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#contract/products.ts';
import { BackupNotice } from '#web/admin/features/backups/backup-notice.tsx';
import { DraftMark, DraftStates } from '#web/admin/features/drafts/draft-marks.tsx';
import { useMay } from '#web/admin/lib/rights.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { recordPath, screens } from '#web/admin/records/kinds.ts';
import { StatusBadge } from '#web/admin/records/status-column.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useDashboard } from './dashboard.queries.ts';
import { DashboardStrip } from './dashboard-strip.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { RecentList } from './recent-list.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { ViewsPanel } from './views-panel.tsx';

const Row = ({ product }: { product: Product }) => (
  <li>
    <RowThumb src={product.main_image} />
    <div className="grow">
      <Link className="cover clamp-1" to={recordPath('product', product.id)}>
        {product.name}
      </Link>
      <div className="line2 truncate">{product.category.name}</div>
      <DraftMark kind="product" record={product} />
    </div>
    <StatusBadge kind="product" record={product} />
  </li>
);

/** @param products undefined while they are loading */
const RecentProducts = ({ products }: { products: readonly Product[] | undefined }) => (
  <DraftStates kind="product" rows={products}>
    <RecentList
      id="recent-products"
      title="Recent Products"
      to={screens.product.path}
      linkText="All products"
      rows={products}
      row={(product) => <Row key={product.id} product={product} />}
      emptyText="No products yet"
      loadingText="Loading products..."
      hasPicture
    />
  </DraftStates>
);

const failureText = 'Failed to load dashboard data';

/** @returns this part of the data; the fallback after a failure; undefined while it is loading */
const orElse = <A, T>(
  { data, isPending }: { data: A | undefined; isPending: boolean },
  read: (answer: A) => T,
  fallback: T,
): T | undefined => (data ? read(data) : isPending ? undefined : fallback);

export const DashboardScreen = () => {
  const may = useMay();
  const hasMessages = may('messages.read');
  const hasStatistics = may('statistics.read');
  const { products, categories, news, contacts, analytics, isSettled, hasFailed, retry } = useDashboard({ hasMessages, hasStatistics });
  const formats = useFormats();
  const [now] = useState(() => new Date().toISOString());
  const today = formats.fullDate(now);
  const [name] = useState(() => readUser().name?.trim() || 'Admin');
  const isBroken = isSettled && hasFailed;
  useEffect(() => {
    if (isBroken) toast.error(failureText);
  }, [isBroken]);

  const messages = orElse(contacts, ({ data }) => data, []);
  return (
    <>
      <ScreenHead title="Dashboard" subtitle={`Welcome, ${name}. ${today}`}>
        {may('content.write') && (
          <>
            <Link className="btn" to="/admin/news?new=1">
              <AdminIcon name="plus" />
              New Article
            </Link>
            <Link className="btn btn-primary" to="/admin/products?new=1">
              <AdminIcon name="plus" />
              New Product
            </Link>
          </>
        )}
      </ScreenHead>
      {may('backups.manage') && <BackupNotice hasLink />}
      <FirstStepsPanel />
      {hasFailed && (
        <div className="notice red dashboard-notice">
          <AdminIcon name="alert" />
          <div className="grow">{failureText}. What could not be loaded shows as 0 or empty.</div>
          <button type="button" className="btn btn-s" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      <DashboardStrip
        products={orElse(products, ({ total }) => total, 0)}
        categories={orElse(categories, ({ total }) => total, 0)}
        articles={orElse(news, ({ total }) => total, 0)}
        hasMessages={hasMessages}
        hasStatistics={hasStatistics}
        newMessages={messages?.filter(({ status }) => status === 'new').length}
        visitors={orElse(analytics, ({ overview }) => overview.total_visitors, 0)}
        analytics={analytics.data}
      />
      <div className="cols">
        {hasStatistics && <ViewsPanel analytics={analytics.data} isLoading={analytics.isPending} />}
        <div className="cols cols-2">
          <RecentProducts products={orElse(products, ({ data }) => data, [])} />
          {hasMessages && <RecentMessages messages={messages} />}
        </div>
      </div>
    </>
  );
};
