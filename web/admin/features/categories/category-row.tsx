import { Link } from 'react-router';
import type { AdminCategory } from '#contract/categories.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { siteActions } from '#web/admin/ui/list/site-actions.ts';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { plainText } from '#web/shared/lib/format.ts';
import { paths } from '#web/shared/lib/paths.ts';

interface Props {
  category: AdminCategory;
  /** Address that opens it. */
  href: string;
  onEdit: (id: number) => void;
  onDelete: (category: AdminCategory) => void;
  onSetActive: (id: number, isActive: boolean) => Promise<unknown>;
}

export const CategoryRow = ({ category, href, onEdit, onDelete, onSetActive }: Props) => {
  const { id, name, slug, is_active, is_new, is_popular, products_count } = category;
  return (
    <tr data-row={id}>
      <td className="c-main fit">
        <div className="cell">
          <RowThumb src={category.image} />
          <div>
            <Link className="row-link clamp-1" to={href} state={openedFromList} preventScrollReset>
              {name}
            </Link>
            <small className="clamp-1">{plainText(category.description)}</small>
          </div>
        </div>
      </td>
      <td className="r" data-label="Products">
        {products_count === 0 ? (
          0
        ) : (
          <Link className="row-count" to={`/admin/products?category_id=${id}`}>
            {products_count}
            <span className="vh">{products_count === 1 ? ' product' : ' products'}</span>
          </Link>
        )}
      </td>
      <td className="labels">
        {is_new && <span className="tag accent">NEW</span>}
        {is_popular && <span className="tag">POPULAR</span>}
        {!is_new && !is_popular && <span className="muted">No labels</span>}
      </td>
      <td className="c-end">
        <StatusSwitch name={name} isOn={is_active} onText="Active" offText="Inactive" onToggle={(isActive) => onSetActive(id, isActive)} />
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`Edit ${name}`} title="Edit" onClick={() => onEdit(id)}>
          <AdminIcon name="edit" />
        </button>
        <button type="button" className="icon-btn danger" aria-label={`Delete ${name}`} title="Delete" onClick={() => onDelete(category)}>
          <AdminIcon name="delete" />
        </button>
        {/* visitors see active categories only */}
        {is_active && <RowMenu name={name} actions={siteActions(paths.products({ category: slug }))} />}
      </td>
    </tr>
  );
};
