// One of the two lists: its head, and its rows in all states.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';

interface Props<T> {
  id: string;
  title: string;
  /** Address of the full list. */
  to: string;
  linkText: string;
  /** Undefined while they are loading. */
  rows: readonly T[] | undefined;
  row: (item: T) => ReactNode;
  emptyText: string;
  loadingText: string;
  hasPicture?: boolean;
}

const five = [1, 2, 3, 4, 5];

export const RecentList = <T,>({ id, title, to, linkText, rows, row, emptyText, loadingText, hasPicture = false }: Props<T>) => (
  <section className="panel" aria-labelledby={id}>
    <header className="panel-head">
      <h2 id={id}>{title}</h2>
      <Link className="btn btn-quiet btn-s" to={to}>
        {linkText}
        <AdminIcon name="right" />
      </Link>
    </header>
    {!rows && (
      <>
        <LoadingText>{loadingText}</LoadingText>
        <ul className="list is-late" aria-hidden="true">
          {five.map((one) => (
            <li key={one} className="is-skeleton">
              {hasPicture && <Skeleton width="40px" height="40px" />}
              <div className="grow">
                <Skeleton width="36%" />
                <Skeleton width="64%" height="9px" className="second" />
              </div>
              <Skeleton width="48px" height="18px" />
            </li>
          ))}
        </ul>
      </>
    )}
    {rows?.length === 0 && <p className="panel-body muted">{emptyText}</p>}
    {rows && rows.length > 0 && <ul className="list">{rows.map(row)}</ul>}
  </section>
);
