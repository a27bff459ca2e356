// The list of products: columns, filters, orders, and what can be done with a row.
import { useQuery } from '@tanstack/react-query';
import type { AdminProduct } from '#contract/products.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/admin-categories.queries.ts';
import { DraftMark, DraftStates } from '#web/admin/features/drafts/draft-marks.tsx';
import { WithDraft } from '#web/admin/features/drafts/with-draft.tsx';
import { ActiveSwitch, activeStatuses } from '#web/admin/records/active-switch.tsx';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { type RecordListState, useRecordList } from '#web/admin/records/use-record-list.ts';
import { useSortOrder } from '#web/admin/records/use-sort-order.tsx';
import { siteActions } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import type { SortChoice } from '#web/admin/ui/list/sort-select.tsx';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { changeProducts, moveProduct, products, useDuplicateProduct } from './admin-products.queries.ts';
import { ProductForm } from './product-form.tsx';
import { productsCsv } from './products-csv.ts';
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
      <SegmentFilter label="Status" all="All" options={activeStatuses} {...filter('is_active')} />
    </>
  );
};

const Price = ({ price }: { price: number | null }) => usePrice()(price);

const Status = ({ product: { id, name, is_active } }: { product: AdminProduct }) => {
  const save = products.useSaveRow();
  return (
    <ActiveSwitch
      name={name}
      isActive={is_active}
      onToggle={(isActive) => save.mutateAsync({ id, body: new FormBody({ is_active: isActive }) })}
    />
  );
};

const columns: readonly RecordColumn<AdminProduct>[] = [
  {
    label: 'Product',
    sort: 'name',
    headClass: 'c-product',
    className: 'c-main fit',
    cell: ({ id, name, model, main_image, is_featured }, { link, select, grip }) => (
      <div className="cell">
        {grip}
        {select}
        <RowThumb src={main_image} />
        <div>
          <div className="named">
            {link(name)}
            {is_featured && <span className="tag accent">FEATURED</span>}
          </div>
          {model && <small className="mono truncate">{model}</small>}
          <DraftMark id={id} />
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
  {
    label: 'Status',
    sort: 'is_active',
    className: 'c-end',
    cell: (product) => <Status product={product} />,
    skeleton: <SkeletonCell width="60px" />,
  },
];

const useBulk = (): BulkOptions => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  return {
    kind: 'product',
    actions: [
      { label: 'Publish', action: 'publish' },
      { label: 'Unpublish', action: 'unpublish' },
      { label: 'Feature', action: 'feature' },
      { label: 'Unfeature', action: 'unfeature' },
    ],
    choices: [
      {
        label: 'Change category',
        options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
        toBody: (category_id) => ({ action: 'move', category_id }),
      },
    ],
    canDelete: true,
    change: changeProducts,
  };
};

interface ProductEditorProps {
  list: RecordListState<AdminProduct, typeof products.shape>;
  onDuplicate: (id: number) => void;
}

const ProductEditor = ({ list, onDuplicate }: ProductEditorProps) => (
  <RecordEditor
    noun="product"
    list={list}
    one={products.one}
    form={(stored) => (
      <WithDraft kind="product" record={stored} name={({ name }) => name} isShown={({ is_active }) => is_active}>
        {(product) => (
          <ProductForm product={product} onClose={list.open.close} onDuplicate={product ? () => onDuplicate(product.id) : undefined} />
        )}
      </WithDraft>
    )}
  />
);

export const ProductsScreen = () => {
  const list = useRecordList(products);
  const duplicate = useDuplicateProduct();
  const { search, category_id, is_active, sort } = list.address.applied;
  // all products of one category, in their own order
  const isOrdered = category_id !== '' && search === '' && is_active === '' && sort === '';
  const order = useSortOrder({ records: products, list, isOrdered, nameOf: ({ name }) => name, move: moveProduct });
  const duplicateTo = (show: (id: number) => void) => (id: number) =>
    duplicate.mutate(id, { onSuccess: ({ product }) => show(product.id) });
  return (
    <DraftStates kind="product" rows={list.rows}>
      <RecordList
        records={products}
        list={list}
        title="Products"
        addText="Add New Product"
        toCsv={(rows) => productsCsv(rows, window.location.origin)}
        Filters={Filters}
        orders={orders}
        bulk={useBulk()}
        caption="Products in sort order"
        sortedCaption="Products"
        emptyText="The catalogue is empty. Products that you add appear here and on the website."
        columns={columns}
        nameOf={({ name }) => name}
        reorder={order.reorder}
        below={order.dialog}
        rowActions={(product) => [
          ...order.actions(product),
          { label: 'Duplicate', icon: 'copy', onSelect: () => duplicateTo(list.open.open)(product.id) },
          // visitors see active products only
          ...(product.is_active ? siteActions(paths.product(product.slug)) : []),
        ]}
        deletion={{
          useRemove: products.useRemove,
          picture: ({ main_image }) => <RowThumb src={main_image} />,
          titleOf: ({ name }) => name,
          hint: ({ model, category }) => [model, category.name].filter(Boolean).join(' · '),
          consequence: 'Its page leaves the website. It is moved to the trash for 30 days, with its pictures and brochure.',
        }}
        editor={<ProductEditor list={list} onDuplicate={duplicateTo(list.open.moveTo)} />}
      />
    </DraftStates>
  );
};
