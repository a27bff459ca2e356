import { Link } from 'react-router';
import type { Setting } from '#contract/settings.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { settingMeaning } from './setting-meanings.ts';
import { SettingValueCell } from './setting-value-cell.tsx';

export const SettingTableHead = () => (
  <>
    <th scope="col" className="c-key">
      Key
    </th>
    <th scope="col">Value</th>
    <th scope="col" className="c-type">
      Type
    </th>
    <th scope="col" className="c-group c-opt">
      Group
    </th>
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);

export const SettingSkeleton = () => (
  <>
    <td className="c-main">
      <Skeleton width="60%" />
    </td>
    <SkeletonCell width="70%" className="c-wide" />
    <SkeletonCell width="56px" />
    <SkeletonCell width="64px" className="c-opt" />
    <SkeletonCell width="28px" className="c-actions" isAtEnd />
  </>
);

interface Props {
  setting: Setting;
  /** Address that opens it. */
  hrefOf: (id: number) => string;
  onEdit: (id: number) => void;
}

export const SettingRow = ({ setting, hrefOf, onEdit }: Props) => {
  const { id, key, type, group } = setting;
  const meaning = settingMeaning(key);
  return (
    <tr data-row={id}>
      <td className="c-main fit">
        <div className="cell">
          <div>
            <Link className="row-link mono" to={hrefOf(id)} state={openedFromList} preventScrollReset>
              {key}
            </Link>
            {meaning && <small>{meaning}</small>}
          </div>
        </div>
      </td>
      <td className="c-wide fit">
        <SettingValueCell setting={setting} />
      </td>
      <td>
        <span className="tag">{type}</span>
      </td>
      <td className="c-opt">{group}</td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`Edit ${key}`} title="Edit" onClick={() => onEdit(id)}>
          <AdminIcon name="edit" />
        </button>
      </td>
    </tr>
  );
};
