// The products of a category with their attributes, edited like a spreadsheet.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, type Location, useSearchParams } from 'react-router';
import type { GridRow } from '#contract/attribute-grid.ts';
import { counted } from '#contract/rules/numbers.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { registerUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { useSaveShortcut } from '#web/admin/ui/form/use-save-shortcut.ts';
import { anyText, listShape, readId } from '#web/admin/ui/list/list-address.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { useKeptFocus } from '#web/admin/ui/list/use-kept-focus.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { OutdatedNotice } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { gridQuery } from './attribute-grid.queries.ts';
import type { LostRow } from './grid-changes.ts';
import { FailedGrid, LoadingGrid, NoAttributes, NoCategory, NoProducts } from './grid-states.tsx';
import { GridTable } from './grid-table.tsx';
import { type GridEditing, useGridChanges } from './use-grid-changes.ts';

const shape = listShape({ filters: { search: anyText } });
const searchDelayMs = 300;

const categoryOf = ({ search }: Location) => readId(new URLSearchParams(search), 'category');
/** Changes are kept on all pages and with all filters of one category. */
const isSameGrid = (current: Location, next: Location) => current.pathname === next.pathname && categoryOf(current) === categoryOf(next);

const useCategories = (categoryId: number | null) => {
  const [, setParams] = useSearchParams();
  const { data = [] } = useQuery(categoryChoicesQuery);
  const { ref, mark } = useKeptFocus<HTMLSelectElement>(categoryId);
  return {
    name: data.find(({ id }) => id === categoryId)?.name ?? null,
    select: (
      <SelectFilter
        ref={ref}
        label="Category"
        all="Choose a category"
        options={data.map(({ id, name, is_active }) => ({ value: String(id), label: is_active ? name : `${name} (inactive)` }))}
        value={categoryId === null ? '' : String(categoryId)}
        onChange={(chosen) => {
          mark();
          setParams(chosen === '' ? {} : { category: chosen });
        }}
      />
    ),
  };
};
type Categories = ReturnType<typeof useCategories>;

interface ConflictsProps {
  rows: readonly GridRow[];
  lost: readonly LostRow[];
  onDismiss: () => void;
}

const Conflicts = ({ rows, lost, onDismiss }: ConflictsProps) => (
  <div className="notice yellow grid-conflicts" role="alert">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>
        Nothing was saved: {rows.length + lost.length === 1 ? 'a product was' : `${rows.length + lost.length} products were`} changed by
        somebody else meanwhile.
      </b>
      {rows.length > 0 && (
        <span>
          {rows.map(({ name }) => name).join(', ')}. Your values are kept, and cells that differ show what is stored now. Save again to
          replace it.
        </span>
      )}
      {lost.map(({ id, name, texts }) => (
        <span key={id}>
          {name} was deleted or moved to another category. What you typed for it cannot be saved here: {texts.join(', ') || 'no value'}.
        </span>
      ))}
    </div>
    <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
      <AdminIcon name="close" />
    </button>
  </div>
);

const HistoryButtons = ({ grid }: { grid: GridEditing }) => (
  <div className="grid-history">
    <button
      type="button"
      className="icon-btn"
      aria-label="Undo"
      title="Undo (Ctrl Z)"
      aria-disabled={grid.changes.past.length === 0}
      onClick={grid.undo}
    >
      <AdminIcon name="undo" />
    </button>
    <button
      type="button"
      className="icon-btn"
      aria-label="Redo"
      title="Redo (Ctrl Y)"
      aria-disabled={grid.changes.future.length === 0}
      onClick={grid.redo}
    >
      <AdminIcon name="redo" />
    </button>
  </div>
);

const saveText = (count: number): string => (count === 0 ? 'Save changes' : `Save ${counted(count, 'change')}`);

const CategoryGrid = ({ categoryId, categories }: { categoryId: number; categories: Categories }) => {
  const address = useListAddress(shape, { delayMs: searchDelayMs });
  const { search, page } = address.applied;
  const view = { categoryId, page, search: search.trim() };
  const { data, isError, isPlaceholderData, refetch } = useQuery(gridQuery(view));
  const grid = useGridChanges(categoryId);
  const latest = useLatest(grid);
  useEffect(
    () =>
      registerUnsavedWork({
        hasChanges: () => latest.current.hasChanges(),
        count: () => latest.current.count,
        survives: isSameGrid,
      }),
    [latest],
  );
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useSaveShortcut(form);

  const save = async () => {
    // the blur commits the cell that is being edited
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    if (grid.hasChanges() && !(await grid.save())) setRefusals((count) => count + 1);
  };
  const rows = data?.products.data;
  const attributes = data?.attributes ?? [];
  return (
    <>
      <ScreenHead title="Attribute grid" subtitle={categories.name ?? 'Products and their attributes in one table'}>
        <Link className="btn" to={`/admin/attributes?category_id=${categoryId}`}>
          Attributes
        </Link>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <BusyButton isBusy={grid.isSaving} busyText="Saving..." className={grid.count > 0 ? 'btn btn-primary' : 'btn'}>
            {saveText(grid.count)}
          </BusyButton>
        </form>
      </ScreenHead>
      <div className="toolbar">
        {categories.select}
        <SearchBox label="Search products" value={address.shown.search} onChange={(text) => address.change({ search: text })} />
        <HistoryButtons grid={grid} />
      </div>
      {grid.conflicts.length + grid.lost.length > 0 && (
        <Conflicts rows={grid.conflicts} lost={grid.lost} onDismiss={grid.dismissConflicts} />
      )}
      {rows && isError && <OutdatedNotice title="Failed to load the grid" onRetry={() => void refetch()} />}
      {!rows && isError && <FailedGrid onRetry={() => void refetch()} />}
      {!rows && !isError && <LoadingGrid />}
      {rows && attributes.length === 0 && <NoAttributes categoryId={categoryId} />}
      {rows && attributes.length > 0 && rows.length === 0 && <NoProducts isFiltered={address.isFiltered} onClear={address.clear} />}
      {rows && attributes.length > 0 && rows.length > 0 && (
        <>
          <GridTable
            caption={`Attributes of the products of ${categories.name ?? 'the category'}`}
            rows={rows}
            attributes={attributes}
            grid={grid}
            first={data.products.from ?? 1}
            total={data.products.total}
            isStale={isPlaceholderData}
            refusals={refusals}
          />
          <p className="hint grid-hint">
            Type to replace a value, Enter or F2 to edit it, Delete to empty it. Shift with the arrows selects a block, which can be copied
            to and pasted from a spreadsheet. Esc, then Tab leaves the table.
          </p>
        </>
      )}
      {data && <Pager current={data.products.current_page} last={data.products.last_page} onPick={address.goToPage} />}
      <p className="vh" role="status">
        {grid.announcement}
      </p>
    </>
  );
};

export const AttributeGridScreen = () => {
  const [params] = useSearchParams();
  const categoryId = readId(params, 'category');
  const categories = useCategories(categoryId);
  if (categoryId !== null) return <CategoryGrid key={categoryId} categoryId={categoryId} categories={categories} />;
  return (
    <>
      <ScreenHead title="Attribute grid" subtitle="Products and their attributes in one table" />
      <div className="toolbar">{categories.select}</div>
      <NoCategory />
    </>
  );
};
