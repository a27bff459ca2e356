// The list of categories: columns, filters, and what can be done with a row.
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminCategory } from '#contract/categories.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { DraftMark, DraftStates } from '#web/admin/features/drafts/draft-marks.tsx';
import { WithDraft } from '#web/admin/features/drafts/with-draft.tsx';
import { ActiveSwitch, activeStatuses } from '#web/admin/records/active-switch.tsx';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { useSortOrder } from '#web/admin/records/use-sort-order.tsx';
import { siteActions } from '#web/admin/ui/list/row-menu.tsx';
import { RowThumb } from '#web/admin/ui/list/row-thumb.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { categories, changeCategories, moveCategory } from './admin-categories.queries.ts';
import { CategoryForm } from './category-form.tsx';
import { countedProducts } from './category-values.ts';
import { DeleteRefusal, deleteErrorText, type Refusal } from './delete-refusal.tsx';

const labels = [
  { value: 'new', label: 'New' },
  { value: 'popular', label: 'Popular' },
] as const;

const Filters = ({ filter }: FilterProps<typeof categories.shape>) => (
  <>
    <SearchBox label="Search categories" {...filter('search')} />
    <SelectFilter label="Label" all="All Labels" isBesideSegments options={labels} {...filter('label')} />
    <SegmentFilter label="Status" all="All" options={activeStatuses} {...filter('is_active')} />
  </>
);

const Status = ({ category: { id, name, is_active } }: { category: AdminCategory }) => {
  const save = categories.useSaveRow();
  return (
    <ActiveSwitch
      name={name}
      isActive={is_active}
      onToggle={(isActive) => save.mutateAsync({ id, body: new FormBody({ is_active: isActive }) })}
    />
  );
};

const columns: readonly RecordColumn<AdminCategory>[] = [
  {
    label: 'Category',
    headClass: 'c-category',
    className: 'c-main fit',
    cell: ({ id, name, description, image }, { link, select, grip }) => (
      <div className="cell">
        {grip}
        {select}
        <RowThumb src={image} />
        <div>
          {link(name)}
          <small className="clamp-1">{htmlToText(description)}</small>
          <DraftMark id={id} />
        </div>
      </div>
    ),
    skeleton: <SkeletonMain hasPicture />,
  },
  {
    label: 'Products',
    headClass: 'r',
    className: 'r',
    isLabelled: true,
    cell: ({ id, products_count }) =>
      products_count === 0 ? (
        0
      ) : (
        <Link className="row-count" to={`/admin/products?category_id=${id}`}>
          {products_count}
          <span className="vh">{products_count === 1 ? ' product' : ' products'}</span>
        </Link>
      ),
    skeleton: <SkeletonCell width="24px" isAtEnd />,
  },
  {
    label: 'Labels',
    className: 'labels',
    cell: ({ is_new, is_popular }) => (
      <>
        {is_new && <span className="tag accent">NEW</span>}
        {is_popular && <span className="tag">POPULAR</span>}
        {!is_new && !is_popular && <span className="muted">No labels</span>}
      </>
    ),
    skeleton: <SkeletonCell width="90px" />,
  },
  {
    label: 'Status',
    className: 'c-end',
    cell: (category) => <Status category={category} />,
    skeleton: <SkeletonCell width="58px" className="c-end" />,
  },
];

const consequenceOf = ({ products_count: count }: AdminCategory): string =>
  count > 0
    ? `Categories with products cannot be deleted. Move or delete its ${countedProducts(count)} first.`
    : 'It leaves the menus and lists of the website, and is moved to the trash for 30 days.';

const bulk: BulkOptions = {
  kind: 'category',
  actions: [
    { label: 'Publish', action: 'publish' },
    { label: 'Unpublish', action: 'unpublish' },
  ],
  canDelete: true,
  change: changeCategories,
};

export const CategoriesScreen = () => {
  const list = useRecordList(categories);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { search, is_active: status, label } = list.address.applied;
  const isOrdered = search === '' && status === '' && label === '';
  const order = useSortOrder({ records: categories, list, isOrdered, nameOf: ({ name }) => name, move: moveCategory });
  return (
    <DraftStates kind="category" rows={list.rows}>
      <RecordList
        records={categories}
        list={list}
        title="Categories"
        addText="Add New Category"
        above={refusal && <DeleteRefusal key={refusal.category.id} refusal={refusal} onEnd={() => setRefusal(null)} />}
        Filters={Filters}
        bulk={bulk}
        caption="Categories in sort order"
        emptyText="Products need a category. Start with the one your customers ask for most."
        columns={columns}
        nameOf={({ name }) => name}
        reorder={order.reorder}
        below={order.dialog}
        rowActions={(category) => [
          ...order.actions(category),
          { label: 'Attributes', icon: 'attributes', to: `/admin/attributes?category_id=${category.id}` },
          { label: 'Attribute grid', icon: 'table', to: `/admin/attributes/grid?category=${category.id}` },
          // visitors see active categories only
          ...(category.is_active ? siteActions(paths.products({ category: category.slug })) : []),
        ]}
        deletion={{
          useRemove: categories.useRemove,
          picture: ({ image }) => <RowThumb src={image} />,
          titleOf: ({ name }) => name,
          hint: ({ products_count }) => countedProducts(products_count),
          consequence: consequenceOf,
          onRefused: (category, error) => setRefusal({ category, text: deleteErrorText(error) }),
        }}
        editor={
          <RecordEditor
            noun="category"
            list={list}
            one={categories.one}
            usesRow
            form={(stored) => (
              <WithDraft kind="category" record={stored} name={({ name }) => name} isShown={({ is_active }) => is_active}>
                {(category) => <CategoryForm category={category} onClose={list.open.close} />}
              </WithDraft>
            )}
          />
        }
      />
    </DraftStates>
  );
};
