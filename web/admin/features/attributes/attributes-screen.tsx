// The attributes of one category, or of the general set: their order, the values read by them, and the rows without an attribute.
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AdminAttribute, listAttributes } from '#contract/attributes.ts';
import type { AnswerOf } from '#contract/route.ts';
import { newRecordId } from '#contract/rules/editing.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { ImportLink } from '#web/admin/features/imports/import-link.tsx';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { readId } from '#web/admin/ui/list/list-address.ts';
import type { RowAction } from '#web/admin/ui/list/row-menu.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useKeptFocus } from '#web/admin/ui/list/use-kept-focus.ts';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import { ExportList } from '../exports/export-list.tsx';
import { attributeBulk, lostByDeletion } from './attribute-bulk.ts';
import { AttributeForm } from './attribute-form.tsx';
import { kindText } from './attribute-words.ts';
import { type AttributeName, attributesOf, type CategoryId, definitionsQuery, useSaveOrder } from './attributes.queries.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NamesDialog, type Naming } from './names-dialog.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { UnreadNamesPanel } from './unread-names-panel.tsx';

const flagsOf = ({ is_filter, is_comparable, is_headline, is_required }: AdminAttribute): string[] =>
  [is_filter && 'Filter', is_comparable && 'Compare', is_headline && 'Headline', is_required && 'Required'].filter(
    (flag) => flag !== false,
  );

type Counts = AnswerOf<typeof listAttributes>['counts'];

const Values = ({ count }: { count: Counts[string] | undefined }) =>
  count ? (
    <>
      <span className="attribute-count">{count.values - count.problems} understood</span>
      {count.problems > 0 && <span className="attribute-problems">{count.problems} not understood</span>}
    </>
  ) : (
    <span className="muted">–</span>
  );

const columnsOf = (counts: Counts | undefined): readonly RecordColumn<AdminAttribute>[] => [
  {
    label: 'Attribute',
    headClass: 'c-attribute',
    className: 'c-main fit',
    cell: ({ label, key, group_title }, { link, select, grip }) => (
      <div className="cell">
        {grip}
        {select}
        <div>
          {link(label, { title: label })}
          <small className="clamp-1">{[key, group_title].filter(Boolean).join(' · ')}</small>
        </div>
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  { label: 'Kind', className: 'c-kind', cell: kindText, skeleton: <SkeletonCell width="110px" /> },
  {
    label: 'Use',
    className: 'labels',
    cell: (attribute) => {
      const flags = flagsOf(attribute);
      if (flags.length === 0) return <span className="muted">Not a filter</span>;
      return flags.map((flag) => (
        <span key={flag} className={flag === 'Required' ? 'tag accent' : 'tag'}>
          {flag}
        </span>
      ));
    },
    skeleton: <SkeletonCell width="120px" />,
  },
  {
    label: 'Values',
    headClass: 'r',
    className: 'r c-values',
    cell: ({ id }) => <Values count={counts?.[id]} />,
    skeleton: <SkeletonCell width="90px" isAtEnd />,
  },
];

const FilterContext = createContext<ReactNode>(null);
const CategoryFilter = () => useContext(FilterContext);

/** The category in the address. It is not one of the filters, because each category has its own list. */
const useCategory = () => {
  const [params, setParams] = useSearchParams();
  const categoryId: CategoryId = readId(params, 'category_id');
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const { ref, mark } = useKeptFocus<HTMLSelectElement>(categoryId);
  const options = categories.map(({ id, name, is_active }) => ({ value: String(id), label: is_active ? name : `${name} (inactive)` }));
  return {
    categoryId,
    name: categories.find(({ id }) => id === categoryId)?.name ?? null,
    select: (
      <SelectFilter
        ref={ref}
        label="Category"
        all="All categories"
        options={options}
        value={categoryId === null ? '' : String(categoryId)}
        onChange={(chosen) => {
          mark();
          setParams(chosen === '' ? {} : { category_id: chosen });
        }}
      />
    ),
  };
};

const Inherited = ({ categoryId }: { categoryId: CategoryId }) => {
  const { data } = useQuery(definitionsQuery(categoryId));
  const general = data?.general ?? [];
  if (general.length === 0) return null;
  return (
    <p className="hint attribute-inherited">
      Also read with the attributes of all categories: {general.map(({ label }) => label).join(', ')}.
    </p>
  );
};

type Records = ReturnType<typeof attributesOf>;

const useOrder = (records: Records, rows: readonly AdminAttribute[] | undefined, categoryId: CategoryId) => {
  const save = useSaveOrder(records, categoryId);
  return useReorder({
    entries: (rows ?? []).map(({ id }) => ({ key: String(id) })),
    onChange: (entries) => save.mutate(entries.map(({ key }) => Number(key))),
    noun: 'Attribute',
  });
};

const Panels = (props: ComponentProps<typeof UnreadNamesPanel>) => (
  <div className="attribute-panels">
    <Inherited categoryId={props.categoryId} />
    <UnreadNamesPanel {...props} />
    <ProblemsPanel key={props.categoryId} categoryId={props.categoryId} />
  </div>
);

/** The form of an attribute, which can start with the name of rows without an attribute. */
const useDefining = (
  { categoryId, name }: ReturnType<typeof useCategory>,
  records: Records,
  open: Pick<ReturnType<typeof useRecordList>['open'], 'openNew' | 'close'>,
) => {
  const [from, setFrom] = useState<AttributeName | null>(null);
  return {
    begin: (unread: AttributeName) => {
      setFrom(unread);
      open.openNew();
    },
    form: (attribute: AdminAttribute | null) => (
      <WithKept of={{ kind: 'attribute', id: attribute?.id ?? newRecordId }}>
        <AttributeForm
          records={records}
          attribute={attribute}
          categoryId={categoryId}
          categoryName={name}
          from={attribute ? null : from}
          onClose={() => {
            setFrom(null);
            open.close();
          }}
        />
      </WithKept>
    ),
  };
};

const useMerging = (records: Records, categoryId: CategoryId, onClosed: () => void) => {
  const [merging, setMerging] = useState<AdminAttribute | null>(null);
  return {
    begin: (attribute: AdminAttribute | undefined) => setMerging(attribute ?? null),
    dialog: merging && (
      <MergeDialog
        key={merging.id}
        records={records}
        attribute={merging}
        categoryId={categoryId}
        onClose={() => {
          setMerging(null);
          onClosed();
        }}
      />
    ),
  };
};

const useNaming = (records: Records, categoryId: CategoryId, onSaved: () => void) => {
  const [naming, setNaming] = useState<Naming | null>(null);
  const props = { records, categoryId, onSaved, onClose: () => setNaming(null) };
  return { begin: setNaming, dialog: naming && <NamesDialog {...naming} {...props} /> };
};

const AttributeList = ({ category }: { category: ReturnType<typeof useCategory> }) => {
  const { categoryId, name } = category;
  const { mayOpen } = useScreenRights();
  const records = useMemo(() => attributesOf(categoryId), [categoryId]);
  const list = useRecordList(records);
  const { data } = useQuery(definitionsQuery(categoryId));
  const columns = useMemo(() => columnsOf(data?.counts), [data?.counts]);
  const bulk = useMemo(() => attributeBulk(list.rows), [list.rows]);
  const reorder = useOrder(records, list.rows, categoryId);
  const defining = useDefining(category, records, list.open);
  const merging = useMerging(records, categoryId, () => list.focusRow([]));
  const naming = useNaming(records, categoryId, () => list.focusRow([]));
  const actionsOf = ({ id }: AdminAttribute): RowAction[] => [
    { label: 'Move up', icon: 'up', onSelect: () => reorder.move(String(id), -1) },
    { label: 'Move down', icon: 'down', onSelect: () => reorder.move(String(id), 1) },
    { label: 'Merge into another', icon: 'group', onSelect: () => merging.begin(list.rows?.find((row) => row.id === id)) },
  ];
  return (
    <RecordList
      records={records}
      list={list}
      title="Attributes"
      subtitle="Turn specification rows into filters, comparison rows and search terms"
      addText="Add New Attribute"
      headActions={
        <>
          <ImportLink kind="attribute" />
          <ExportList kind="attribute" records={records} list={list} filter={{ category_id: categoryId ?? undefined }} />
          {categoryId !== null && mayOpen('/admin/attributes/grid') && (
            <Link className="btn" to={`/admin/attributes/grid?category=${categoryId}`}>
              <AdminIcon name="table" />
              Grid
            </Link>
          )}
        </>
      }
      Filters={CategoryFilter}
      caption={`Attributes of ${name ?? 'all categories'} in order`}
      tableClass="attributes-table"
      emptyText={
        categoryId === null
          ? 'Attributes of all categories suit every product, such as weight or protection class. Others belong to one category.'
          : 'Define the properties that customers compare when they choose a product, such as payload and reach.'
      }
      columns={columns}
      nameOf={({ label }) => label}
      bulk={bulk}
      reorder={reorder}
      rowActions={actionsOf}
      below={<Panels categoryId={categoryId} onDefine={defining.begin} onName={naming.begin} />}
      deletion={{
        useRemove: records.useRemove,
        titleOf: ({ label }) => label,
        hint: kindText,
        consequence: `${lostByDeletion} It is moved to the trash for ${trashDays} days.`,
      }}
      editor={
        <>
          <RecordEditor noun="attribute" list={list} one={records.one} usesRow form={defining.form} />
          {merging.dialog}
          {naming.dialog}
        </>
      }
    />
  );
};

export const AttributesScreen = () => {
  const category = useCategory();
  return (
    <FilterContext value={category.select}>
      <AttributeList key={category.categoryId} category={category} />
    </FilterContext>
  );
};
