import { Link } from 'react-router';
import type { AdminPage } from '#contract/pages.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SortHeader } from '#web/admin/ui/list/sort-header.tsx';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import type { SortOrder } from '#web/admin/ui/list/use-list-address.ts';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { listedName } from './page-values.ts';

interface Props {
  page: AdminPage;
  /** Address that opens it. */
  href: string;
  onEdit: (id: number) => void;
  onSetPublished: (id: number, isPublished: boolean) => Promise<unknown>;
}

export const PageRow = ({ page: { id, title, slug, template, is_published }, href, onEdit, onSetPublished }: Props) => {
  const name = listedName(title);
  return (
    <tr data-row={id}>
      <td className="c-main fit">
        <Link className="row-link clamp-1" to={href} state={openedFromList} preventScrollReset title={name === title ? undefined : title}>
          {name}
        </Link>
      </td>
      <td className="c-wide fit mono sub">
        <div className="truncate">{slug}</div>
      </td>
      <td>
        <span className="tag">{template}</span>
      </td>
      <td className="c-end">
        <StatusSwitch
          name={name}
          isOn={is_published}
          onText="Published"
          offText="Draft"
          onToggle={(isPublished) => onSetPublished(id, isPublished)}
        />
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`Edit ${name}`} title="Edit" onClick={() => onEdit(id)}>
          <AdminIcon name="edit" />
        </button>
      </td>
    </tr>
  );
};

interface HeadProps {
  order: SortOrder;
  onSort: (column: string) => void;
}

export const PageTableHead = (sorting: HeadProps) => (
  <>
    <SortHeader label="Title" column="title" className="c-page" {...sorting} />
    <SortHeader label="Slug" column="slug" className="c-slug" {...sorting} />
    <th scope="col">Template</th>
    <SortHeader label="Status" column="is_published" {...sorting} />
    <th scope="col" className="c-actions">
      Actions
    </th>
  </>
);
