// The list of imports, newest first.
import { useState } from 'react';
import { Link } from 'react-router';
import { undoDays } from '#contract/rules/imports.ts';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { RecordListState } from '#web/admin/records/use-record-list.ts';
import { useFileDrop } from '#web/admin/ui/files/use-file-drop.ts';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import type { RowAction } from '#web/admin/ui/list/row-menu.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { openedFromList } from '#web/admin/ui/list/use-open-record.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ImportState } from './import-state.tsx';
import { canUndo, countsText, formatNames, kindLabel } from './import-words.ts';
import { downloadErrors, imports, type ListedImport, useRemoveImport } from './imports.queries.ts';
import { UndoDialog } from './undo-dialog.tsx';

const columns: readonly RecordColumn<ListedImport>[] = [
  {
    label: 'File',
    className: 'c-main fit',
    cell: ({ id, kind, file_name, archive_name, format }) => (
      <div className="cell">
        <div>
          <Link className="row-link truncate import-name" to={`?edit=${id}`} state={openedFromList} title={file_name}>
            {file_name}
          </Link>
          <small className="truncate">{[kindLabel(kind), formatNames[format], archive_name].filter(Boolean).join(' · ')}</small>
        </div>
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  { label: 'State', cell: (record) => <ImportState record={record} />, skeleton: <SkeletonCell width="110px" /> },
  {
    label: 'Result',
    className: 'sub num',
    cell: (record) => countsText(record),
    skeleton: <SkeletonCell width="140px" />,
  },
  {
    label: 'By',
    headClass: 'c-opt',
    className: 'sub c-opt',
    isLabelled: true,
    cell: ({ created_by }) => created_by ?? '–',
    skeleton: <SkeletonCell width="90px" className="c-opt" />,
  },
  {
    label: 'When',
    className: 'when',
    cell: ({ created_at }) => <Moment at={created_at} />,
    skeleton: <SkeletonCell width="100px" />,
  },
];

interface Props {
  list: RecordListState<ListedImport, (typeof imports)['shape']>;
  onFiles: (files: File[]) => void;
}

export const ImportsList = ({ list, onFiles }: Props) => {
  const isReadOnly = useIsReadOnly();
  const [undoing, setUndoing] = useState<ListedImport | null>(null);
  const drop = useFileDrop((files) => {
    if (!isReadOnly) onFiles(files);
  });
  const actionsOf = (record: ListedImport): RowAction[] => [
    ...(record.counts?.error
      ? [{ label: 'Download errors', icon: 'download', isReading: true, onSelect: () => void downloadErrors(record) } satisfies RowAction]
      : []),
    ...(canUndo(record, Date.now()) ? [{ label: 'Undo', icon: 'undo', onSelect: () => setUndoing(record) } satisfies RowAction] : []),
  ];
  return (
    <div className={drop.isOver ? 'imports-list is-over' : 'imports-list'} {...drop.handlers}>
      <RecordList
        records={imports}
        list={list}
        title="Imports"
        subtitle="Products, categories, articles, pages and attributes from files"
        addText="Import a file"
        Filters={() => null}
        caption="Imports, newest first"
        tableClass="imports-table"
        emptyText="Bring in a catalogue from a spreadsheet, or an export of WooCommerce, Shopify, BMEcat or WordPress. Drop the file here to see a preview; nothing is changed until you apply it."
        columns={columns}
        nameOf={({ file_name }) => file_name}
        openAction={{ label: 'Open', icon: 'view' }}
        rowActions={actionsOf}
        deletion={{
          useRemove: useRemoveImport,
          titleOf: ({ file_name }) => file_name,
          hint: countsText,
          consequence: ({ state }) =>
            state === 'applied'
              ? `Its file, its report and the data for undoing it within ${undoDays} days are removed. The imported records stay.`
              : 'Its file and its report are removed.',
        }}
        editor={undoing && <UndoDialog record={undoing} onClose={() => setUndoing(null)} />}
      />
    </div>
  );
};
