// The list of products: columns, filters, orders and actions.
import { useQuery } from '@tanstack/react-query';
import type { AdminProduct } from '#contract/products.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { DraftMark } from '#web/admin/features/drafts/draft-marks.tsx';
import { DraftedList } from '#web/admin/features/drafts/drafted-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { StatusFilter } from '#web/admin/records/status-column.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { useSortOrder } from '#web/admin/records/use-sort-order.tsx';
import { siteActions } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import type { SortChoice } from '#web/admin/ui/list/sort-select.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { lostByMove } from './lost-by-move.ts';
import { ProductForm } from './product-form.tsx';
import { products } from './products.queries.ts';
import { usePrice } from './use-price.ts';

const orders: readonly SortChoice[] = [
  { label: 'Sort order', sort: '', direction: 'asc' },
  { label: 'Newest first', sort: 'created_at', direction: 'desc' },
  { label: 'Oldest first', sort: 'created_at', direction: 'asc' },
  { label: 'Name, A to Z', sort: 'name', direction: 'asc' },
  { label: 'Name, Z to A', sort: 'name', direction: 'desc' },
  { label: 'Category, A to Z', sort: 'category', direction: 'asc' },
  { label: 'Category, Z to A', sort: 'category', direction: 'desc' },
  { label: 'Price, lowest first', sort: 'price', direction: 'asc' },
  { label: 'Price, highest first', sort: 'price', direction: 'desc' },
  { label: 'Inactive first', sort: 'is_active', direction: 'asc' },
  { label: 'Active first', sort: 'is_active', direction: 'desc' },
];

const Filters = ({ filter }: FilterProps<typeof products.shape>) => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const choices = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <SearchBox label="Search name or model" {...filter('search')} />
      <SelectFilter label="Category" all="All Categories" isBesideSegments options={choices} {...filter('category_id')} />
      <StatusFilter flag="is_active" shown={filter('is_active')} scheduled={filter('scheduled')} />
    </>
  );
};

const Price = ({ price }: { price: number | null }) => usePrice()(price);

const columns: readonly RecordColumn<AdminProduct>[] = [
  {
    label: 'Product',
    sort: 'name',
    headClass: 'c-product',
    className: 'c-main fit',
    cell: (product, { link, select, grip }) => (
      <div className="cell">
        {grip}
        {select}
        <RowThumb src={product.main_image} />
        <div>
          <div className="named">
            {link(product.name)}
            {product.is_featured && <span className="tag accent">FEATURED</span>}
          </div>
          {product.model && <small className="mono truncate">{product.model}</small>}
          <DraftMark kind="product" record={product} />
        </div>
      </div>
    ),
    skeleton: <SkeletonMain hasPicture />,
  },
  {
    label: 'Category',
    sort: 'category',
    className: 'sub',
    cell: ({ category }) => category.name,
    skeleton: <SkeletonCell width="120px" />,
  },
  {
    label: 'Price',
    sort: 'price',
    headClass: 'r',
    className: ({ price }) => (price === null ? 'r muted' : 'r'),
    cell: ({ price }) => <Price price={price} />,
    skeleton: <SkeletonCell width="110px" isAtEnd />,
  },
];

const useBulk = () => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const toBody = (category_id: string) => ({ action: 'move', category_id }) as const;
  return { choices: [{ label: 'Change category', options, toBody, consequenceOf: lostByMove }] };
};

export const ProductsScreen = () => {
  const list = useRecordList(products);
  const { search, category_id, is_active, scheduled, sort } = list.address.applied;
  // all products of one category, in their default order
  const isOrdered = category_id !== '' && search === '' && is_active === '' && scheduled === '' && sort === '';
  const order = useSortOrder({ records: products, list, isOrdered, nameOf: ({ name }) => name, move: products.move });
  return (
    <DraftedList
      kind="product"
      records={products}
      list={list}
      Filters={Filters}
      orders={orders}
      bulk={useBulk()}
      caption="Products in sort order"
      sortedCaption="Products"
      emptyText="The catalogue is empty. Products that you add or import appear here and on the website."
      columns={columns}
      reorder={order.reorder}
      below={order.dialog}
      rowActions={(product) => [
        ...order.actions(product),
        // visitors see only active products
        ...(product.is_active ? siteActions(paths.product(product.slug)) : []),
      ]}
      deletion={{
        picture: ({ main_image }) => <RowThumb src={main_image} />,
        hint: ({ model, category }) => [model, category.name].filter(Boolean).join(' · '),
        consequence: `Its page leaves the website. It is moved to the trash for ${trashDays} days, with its pictures and brochure.`,
      }}
      form={(product, onDuplicate) => <ProductForm product={product} onClose={list.open.close} onDuplicate={onDuplicate} />}
    />
  );
};
