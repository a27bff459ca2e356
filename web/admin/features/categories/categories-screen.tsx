// Categories: filters, the list, and the dialogs over it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategory } from '#contract/categories.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { useExistingPage } from '#web/admin/ui/list/use-existing-page.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { neighboursOf, useRecordFocus, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { adminCategoryListQuery, useSetCategoryActive } from './admin-categories.queries.ts';
import { CategoriesToolbar } from './categories-toolbar.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { categoryShape } from './category-list-shape.ts';
import { CategoryRow } from './category-row.tsx';
import { CategoryRowSkeleton, CategoryTableHead } from './category-table-head.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { DeleteRefusal, deleteErrorText, type Refusal } from './delete-refusal.tsx';

const filterDelayMs = 300;

export const CategoriesScreen = () => {
  const { shown, applied, isFiltered, change, clear, setPerPage, goToPage } = useListAddress(categoryShape, { delayMs: filterDelayMs });
  const list = useQuery(adminCategoryListQuery(applied));
  const record = useOpenRecord();
  const [deleting, setDeleting] = useState<AdminCategory | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const focusRow = useRowFocus();
  const setActive = useSetCategoryActive();
  useExistingPage(list, applied.page, goToPage);
  useRecordFocus(record.id, focusRow);

  const rows = list.data?.data;
  const afterDelete = ({ id }: AdminCategory) => {
    setDeleting(null);
    focusRow(neighboursOf(rows?.map((row) => row.id) ?? [], id));
  };
  const addButton = (className: string) => (
    <button type="button" className={className} onClick={record.openNew}>
      <AdminIcon name="plus" />
      Add New Category
    </button>
  );
  return (
    <>
      <ScreenHead title="Categories" count={list.data?.total}>
        {addButton('btn btn-primary')}
      </ScreenHead>
      {refusal && <DeleteRefusal key={refusal.category.id} refusal={refusal} onEnd={() => setRefusal(null)} />}
      <CategoriesToolbar filters={shown} onChange={change} />
      <ListBox
        list={list}
        rows={rows}
        caption="Categories in sort order"
        head={<CategoryTableHead />}
        row={(category) => (
          <CategoryRow
            category={category}
            href={record.hrefOf(category.id)}
            onEdit={record.open}
            onDelete={setDeleting}
            onSetActive={(id, isActive) => setActive.mutateAsync({ id, isActive })}
          />
        )}
        keyOf={({ id }) => id}
        skeleton={<CategoryRowSkeleton />}
        loadingText="Loading categories..."
        failedText="Failed to load categories"
        emptyTitle="No categories found"
        emptyText="Products need a category. Start with the one your customers ask for most."
        emptyAction={addButton('btn')}
        isFiltered={isFiltered}
        filteredText="No category matches the search and the filters."
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      {list.data && (
        <Pager
          current={list.data.current_page}
          last={list.data.last_page}
          onPick={goToPage}
          rows={{ perPage: applied.per_page, total: list.data.total, onChange: setPerPage }}
        />
      )}
      <CategoryEditor record={record} rows={rows} />
      <DeleteCategoryDialog
        category={deleting}
        onDeleted={afterDelete}
        onRefused={(category, error) => {
          setDeleting(null);
          setRefusal({ category, text: deleteErrorText(error) });
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
};
