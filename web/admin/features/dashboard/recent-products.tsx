import { Link } from 'react-router';
import type { Product } from '#contract/products.ts';
import { recordPath, screens } from '#web/admin/records/kinds.ts';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { RecentList } from './recent-list.tsx';

const Row = ({ product: { id, name, main_image, category, is_active } }: { product: Product }) => (
  <li>
    <RowThumb src={main_image} />
    <div className="grow">
      <Link className="cover clamp-1" to={recordPath('product', id)}>
        {name}
      </Link>
      <div className="line2 truncate">{category.name}</div>
    </div>
    <span className={is_active ? 'badge green' : 'badge off'}>{is_active ? 'Active' : 'Inactive'}</span>
  </li>
);

/** @param products undefined while they are loading */
export const RecentProducts = ({ products }: { products: readonly Product[] | undefined }) => (
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
);
