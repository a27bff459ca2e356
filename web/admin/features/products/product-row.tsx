import { Link } from 'react-router';
import type { Product } from '#contract/products.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { siteActions } from '#web/admin/ui/list/site-actions.ts';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { usePrice } from '#web/shared/features/settings/currency.queries.ts';
import { paths } from '#web/shared/lib/paths.ts';

interface Props {
  product: Product;
  /** Address that opens it. */
  href: string;
  onEdit: (id: number) => void;
  onDelete: (product: Product) => void;
  onDuplicate: (id: number) => void;
  onSetActive: (id: number, isActive: boolean) => Promise<unknown>;
}

export const ProductRow = ({ product, href, onEdit, onDelete, onDuplicate, onSetActive }: Props) => {
  const price = usePrice();
  const { id, name, model, slug, category } = product;
  // visitors see active products only
  const siteLinks = product.is_active ? siteActions(paths.product(slug)) : [];
  return (
    <tr data-row={id}>
      <td className="c-main fit">
        <div className="cell">
          <RowThumb src={product.main_image} />
          <div>
            <div className="named">
              <Link className="row-link clamp-1" to={href} state={openedFromList} preventScrollReset>
                {name}
              </Link>
              {product.is_featured && <span className="tag accent">FEATURED</span>}
            </div>
            {model && <small className="mono truncate">{model}</small>}
          </div>
        </div>
      </td>
      <td className="sub">{category.name}</td>
      <td className={product.price === null ? 'r muted' : 'r'}>{price(product.price)}</td>
      <td className="c-end">
        <StatusSwitch
          name={name}
          isOn={product.is_active}
          onText="Active"
          offText="Inactive"
          onToggle={(isActive) => onSetActive(id, isActive)}
        />
      </td>
      <td className="c-actions">
        <button type="button" className="icon-btn" aria-label={`Edit ${name}`} title="Edit" onClick={() => onEdit(id)}>
          <AdminIcon name="edit" />
        </button>
        <button type="button" className="icon-btn danger" aria-label={`Delete ${name}`} title="Delete" onClick={() => onDelete(product)}>
          <AdminIcon name="delete" />
        </button>
        <RowMenu name={name} actions={[{ label: 'Duplicate', icon: 'copy', onSelect: () => onDuplicate(id) }, ...siteLinks]} />
      </td>
    </tr>
  );
};
