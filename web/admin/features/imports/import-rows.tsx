// The rows of an import in the order of the file, page by page.
import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '#contract/imports.ts';
import { readId } from '#web/admin/ui/list/list-address.ts';
import { useAddressQuery } from '#web/admin/ui/list/use-address-query.ts';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { ImportRowItem } from './import-row.tsx';
import { type RowFilter, rowsQuery } from './imports.queries.ts';

/** Parameter of the address; `page` is that of the list of imports. */
const pageKey = 'row_page';

interface Props {
  record: ImportRecord;
  filter: Omit<RowFilter, 'page'>;
  /** Accessible name, and visible heading with `isHeaded`. */
  label: string;
  isHeaded?: boolean;
  /** Without it, nothing is shown if there are no rows. */
  emptyText?: string;
  hasResult?: boolean;
}

export const ImportRows = ({ record, filter, label, isHeaded, emptyText, hasResult }: Props) => {
  const [params, setParams] = useAddressQuery();
  const page = readId(params, pageKey) ?? 1;
  const { data, isError, isPlaceholderData, refetch } = useQuery(rowsQuery(record, { ...filter, page }));
  const goTo = (next: number) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set(pageKey, String(next));
      return changed;
    });
  if (!data) {
    if (isError) return <FailedPart title="Failed to load the rows" className="panel panel-body row" onRetry={() => void refetch()} />;
    return <LoadingText>Loading rows...</LoadingText>;
  }
  if (data.data.length === 0 && emptyText === undefined) return null;
  return (
    <section aria-label={label} aria-busy={isPlaceholderData}>
      {isHeaded && <h3 className="import-subhead">{label}</h3>}
      {data.data.length === 0 ? (
        <p className="panel panel-body hint" role="status">
          {emptyText}
        </p>
      ) : (
        <ul className={isPlaceholderData ? 'panel import-rows is-stale' : 'panel import-rows'}>
          {data.data.map((row) => (
            <ImportRowItem key={row.number} row={row} kind={record.kind} hasResult={hasResult} />
          ))}
        </ul>
      )}
      <Pager current={data.current_page} last={data.last_page} onPick={goTo} />
    </section>
  );
};
