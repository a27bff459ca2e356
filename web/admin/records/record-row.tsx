// One row: the cells of its columns, then its actions.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { AdminIcon, type AdminIconName } from '#web/admin/ui/admin-icon.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import { type RowAction, RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { SelectBox } from '#web/admin/ui/list/select-box.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { type ReorderItem, useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import type { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import type { Deletion } from './delete-dialog.tsx';
import type { Row } from './record-lists.ts';
import type { RecordListState } from './use-record-list.ts';

export interface RowParts {
  /** The link that opens the record. */
  link: (text: string, options?: { className?: string; title?: string }) => ReactNode;
  /** The check box of the row, in a list with a selection. */
  select: ReactNode;
  /** The grip that drags the row, in a list whose order can be changed. */
  grip: ReactNode;
}

export interface RecordColumn<T> {
  label: string;
  /** Column that the list's call sorts by. */
  sort?: string;
  headClass?: string;
  className?: string | ((record: T) => string | undefined);
  /** The label is shown beside the value where rows are cards. */
  isLabelled?: boolean;
  cell: (record: T, parts: RowParts) => ReactNode;
  /** The <td> shown while the list is loading. */
  skeleton: ReactNode;
}

export interface RecordRowOptions<T> {
  columns: readonly RecordColumn<T>[];
  /** Used in the names of controls, e.g. "Edit LR20". */
  nameOf: (record: T) => string;
  /** The first button of a row. */
  openAction?: { label: string; icon: AdminIconName };
  /** Whether a record can neither be opened nor deleted here. */
  isFixed?: (record: T) => boolean;
  /** A click anywhere on a row opens the record. */
  opensOnClick?: boolean;
  /** Each row has a check box. */
  isSelectable?: boolean;
  rowClass?: (record: T) => string | undefined;
  /** Rows are dragged by a grip, and moved with Alt and an arrow key; the keys of the entries are the ids. */
  reorder?: Pick<ReturnType<typeof useReorder>, 'announcement' | 'list'>;
  /** Items of the row's menu; a row without actions has no menu. */
  rowActions?: (record: T) => readonly RowAction[];
  deletion?: Deletion<T>;
}

interface Props<T extends Row, S extends ListShape> extends RecordRowOptions<T> {
  record: T;
  list: RecordListState<T, S>;
  /** Set in a list whose order can be changed. */
  item?: ReorderItem;
}

const controls = 'a, button, input, label';

/** False for a click on a control, and for one that ends a selection of text. */
const isForRow = ({ target }: MouseEvent) =>
  target instanceof Element && !target.closest(controls) && (window.getSelection()?.isCollapsed ?? true);

const usualOpenAction = { label: 'Edit', icon: 'edit' } as const;

/** The buttons at the end of a row, and its menu. */
const RowControls = <T extends Row, S extends ListShape>(props: Props<T, S> & { name: string }) => {
  const { record, list, name, openAction = usualOpenAction, rowActions } = props;
  const { open } = list;
  const isFixed = props.isFixed?.(record) ?? false;
  const isReadOnly = useIsReadOnly();
  const { mayOpen } = useScreenRights();
  const isPermitted = ({ href, to, isReading }: RowAction) =>
    !isReadOnly || isReading || href !== undefined || (to !== undefined && mayOpen(to));
  const actions = rowActions?.(record).filter(isPermitted) ?? [];
  return (
    <td className="c-actions">
      {!isFixed && (
        <button
          type="button"
          className="icon-btn"
          aria-label={`${openAction.label} ${name}`}
          title={openAction.label}
          onClick={() => open.open(record.id)}
        >
          <AdminIcon name={openAction.icon} />
        </button>
      )}
      {props.deletion && !isFixed && (
        <button
          type="button"
          className="icon-btn danger"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={() => list.askToDelete(record)}
        >
          <AdminIcon name="delete" />
        </button>
      )}
      {actions.length > 0 && <RowMenu name={name} actions={actions} />}
      {/* aligns the buttons of all rows */}
      {rowActions && actions.length === 0 && <span className="icon-btn is-empty" />}
    </td>
  );
};

export const RecordRow = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { record, list, columns, nameOf, isSelectable, rowClass, item } = props;
  const { open, selection } = list;
  const { id } = record;
  const name = nameOf(record);
  const parts: RowParts = {
    link: (text, { className = 'clamp-1', title } = {}) => (
      <Link className={`row-link ${className}`} to={open.hrefOf(id)} state={openedFromList} preventScrollReset title={title}>
        {text}
      </Link>
    ),
    select: isSelectable && (
      <SelectBox
        label={`Select ${name}`}
        isSelected={selection.ids.has(id)}
        onChange={(isSelected, isRange) => selection.set(id, isSelected, isRange)}
      />
    ),
    grip: item && <ReorderGrip item={item} />,
  };
  return (
    // by keyboard the link and the button of the row do the same
    <tr
      ref={item?.ref}
      className={[rowClass?.(record), item?.className].filter(Boolean).join(' ') || undefined}
      data-row={id}
      onKeyDown={item?.onKeyDown}
      onClick={(event) => {
        if (props.opensOnClick && isForRow(event.nativeEvent)) open.open(id);
      }}
    >
      {columns.map(({ label, className, isLabelled, cell }) => (
        <td key={label} className={typeof className === 'function' ? className(record) : className} data-label={isLabelled && label}>
          {cell(record, parts)}
        </td>
      ))}
      <RowControls {...props} name={name} />
    </tr>
  );
};

/** A row of a list whose order can be changed. */
export const OrderedRow = <T extends Row, S extends ListShape>(props: Props<T, S>) => (
  <RecordRow {...props} item={useReorderItem(String(props.record.id))} />
);
