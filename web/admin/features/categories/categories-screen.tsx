// The list of categories: columns, filters and actions.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminCategory } from '#contract/categories.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { counted } from '#contract/rules/numbers.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { definitionsQuery } from '#web/admin/features/attributes/attributes.queries.ts';
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
import { paths } from '#web/shared/lib/paths.ts';
import { categories } from './categories.queries.ts';
import { CategoryForm } from './category-form.tsx';
import { countedProducts } from './category-values.ts';
import { DeleteRefusal, deleteErrorText, type Refusal } from './delete-refusal.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';

const labels = [
  { value: 'new', label: 'New' },
  { value: 'popular', label: 'Popular' },
] as const;

const Filters = ({ filter }: FilterProps<typeof categories.shape>) => (
  <>
    <SearchBox label="Search categories" {...filter('search')} />
    <SelectFilter label="Label" all="All Labels" isBesideSegments options={labels} {...filter('label')} />
    <StatusFilter flag="is_active" shown={filter('is_active')} scheduled={filter('scheduled')} />
  </>
);

const columns: readonly RecordColumn<AdminCategory>[] = [
  {
    label: 'Category',
    headClass: 'c-category',
    className: 'c-main fit',
    cell: (category, { link, select, grip }) => (
      <div className="cell">
        {grip}
        {select}
        <RowThumb src={category.image} />
        <div>
          {link(category.name)}
          <small className="clamp-1">{htmlToText(category.description)}</small>
          <DraftMark kind="category" record={category} />
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
];

const bulk = {
  consequence: `They are moved to the trash for ${trashDays} days, with their attributes. Those with products are not deleted.`,
};

/** What deleting the category does. Its attributes are loaded when the question is asked. */
const useConsequence = (category: AdminCategory | null) => {
  const { data } = useQuery({ ...definitionsQuery(category?.id ?? null), enabled: category?.products_count === 0 });
  const attributes = data?.data ?? [];
  const moved =
    attributes.length > 0 &&
    ` Its ${counted(attributes.length, 'attribute')} (${attributes.map(({ label }) => label).join('; ')}) go there with it.`;
  return ({ products_count: count }: AdminCategory): string =>
    count > 0
      ? `Categories with products cannot be deleted. Move or delete its ${countedProducts(count)} first.`
      : `It leaves the menus and lists of the website, and is moved to the trash for ${trashDays} days.${moved || ''}`;
};

export const CategoriesScreen = () => {
  const list = useRecordList(categories);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [merging, setMerging] = useState<AdminCategory | null>(null);
  const consequence = useConsequence(list.deleting);
  const { search, is_active: status, scheduled, label } = list.address.applied;
  const isOrdered = search === '' && status === '' && scheduled === '' && label === '';
  const order = useSortOrder({ records: categories, list, isOrdered, nameOf: ({ name }) => name, move: categories.move });
  return (
    <DraftedList
      kind="category"
      records={categories}
      list={list}
      above={refusal && <DeleteRefusal key={refusal.category.id} refusal={refusal} onEnd={() => setRefusal(null)} />}
      Filters={Filters}
      caption="Categories in sort order"
      emptyText="Products need a category. Start with the one your customers ask for most."
      columns={columns}
      reorder={order.reorder}
      below={
        <>
          {order.dialog}
          {merging && <MergeDialog category={merging} onClose={() => setMerging(null)} />}
        </>
      }
      bulk={bulk}
      rowActions={(category) => [
        ...order.actions(category),
        { label: 'Attributes', icon: 'attributes', to: `/admin/attributes?category_id=${category.id}` },
        { label: 'Attribute grid', icon: 'table', to: `/admin/attributes/grid?category=${category.id}` },
        { label: 'Merge into…', icon: 'group', onSelect: () => setMerging(category) },
        // visitors see only active categories
        ...(category.is_active ? siteActions(paths.products({ category: category.slug })) : []),
      ]}
      deletion={{
        picture: ({ image }) => <RowThumb src={image} />,
        hint: ({ products_count }) => countedProducts(products_count),
        consequence,
        onRefused: (category, error) => setRefusal({ category, text: deleteErrorText(error) }),
      }}
      usesRow
      form={(category) => (
        <CategoryForm
          category={category}
          onMerge={(merged) => {
            list.open.close();
            setMerging(merged);
          }}
          onClose={list.open.close}
        />
      )}
    />
  );
};
