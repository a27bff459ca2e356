// What a total is made of: a bar for each part, with its count and its share.
import { AdminIcon, type AdminIconName } from '#web/admin/ui/admin-icon.tsx';

export interface Share {
  label: string;
  count: number;
  icon?: AdminIconName;
}

interface Props {
  shares: readonly Share[];
  /** The text when there are none. */
  emptyText: string;
}

/** e.g. "57%"; what is there is never written as nothing */
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
