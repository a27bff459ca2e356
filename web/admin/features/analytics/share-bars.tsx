// The parts of a total: a bar for each, with its count and share.
import { AdminIcon, type AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface Share {
  label: string;
  count: number;
  icon?: AdminIconName;
}

interface Props {
  shares: readonly Share[];
  /** Shown if there are no parts. */
  emptyText: string;
}

/** e.g. "57%"; a small share is never written as 0% */
const percent = (part: number): string => (part > 0 && part < 0.005 ? '<1%' : `${Math.round(part * 100)}%`);

export const ShareBars = ({ shares, emptyText }: Props) => {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p className="panel-body muted">{emptyText}</p>;
  return (
    <ul className="panel-body share-bars">
      {shares.map(({ label, count, icon }) => (
        <li key={label}>
          <span className="row">
            {icon && <AdminIcon name={icon} />}
            <span className="truncate">{label}</span>
          </span>
          <span className="num">
            <span className="muted">{count.toLocaleString('en-US')}</span> <b>{percent(count / total)}</b>
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${(count / total) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
};
