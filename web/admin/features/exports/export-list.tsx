// The button that exports a list.
import { lazy, Suspense, useState } from 'react';
import type { ExportKind } from '#contract/rules/imports.ts';
import type { RecordLists, Row } from '#web/admin/records/record-lists.ts';
import type { RecordListState } from '#web/admin/records/use-record-list.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { type ListShape, listQuery } from '#web/admin/ui/list/list-address.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

interface Props<T extends Row, S extends ListShape> {
  kind: ExportKind;
  records: Pick<RecordLists<T, S>, 'noun' | 'nouns' | 'shape'>;
  list: RecordListState<T, S>;
  /** A filter that is not one of the list's. */
  filter?: Readonly<Record<string, unknown>>;
}

export const ExportList = <T extends Row, S extends ListShape>({ kind, records, list: { address }, filter = {} }: Props<T, S>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { page: _page, per_page: _rows, ...view } = listQuery(records.shape, address.applied);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <AdminIcon name="download" />
        Export
      </button>
      {isOpen && (
        <Suspense>
          <ExportDialog
            kind={kind}
            nouns={[records.noun, records.nouns]}
            filter={{ ...view, ...filter }}
            isFiltered={address.isFiltered || Object.values(filter).some((value) => value !== undefined)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
