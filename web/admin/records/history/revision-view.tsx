// One revision: its differences, and restoring a field or the whole state.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { FieldDifference } from './field-difference.tsx';
import { fieldName, spelledOut } from './field-names.ts';
import { revisionQuery, useRestoreRevision } from './history.queries.ts';
import { RestoreAllButton } from './restore-all-button.tsx';

interface Props {
  id: number;
  /** Whether the form has changes that would conflict with restoring. */
  isDirty: boolean;
  onRestored: () => void;
  /** Whether other revisions are shown with it, so that the names of fields repeat. */
  isOneOfMany?: boolean;
}

export const RevisionView = ({ id, isDirty, onRestored, isOneOfMany = false }: Props) => {
  const isReadOnly = useIsReadOnly();
  const query = useQuery(revisionQuery(transportOf(useQueryClient()), id));
  const restore = useRestoreRevision(onRestored);
  const [compared, setCompared] = useState<'now' | ''>('');
  if (query.isError) return <FailedList title="Failed to load the revision" onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingText>Loading revision...</LoadingText>;
  const { revision, changes, deleted_files: deletedFiles, differs, differences, version } = query.data;
  const isComparedWithNow = compared === 'now' && differs.length > 0;
  const isFirst = !isComparedWithNow && changes.every(({ before }) => before === null);
  const fromNow = differences.map(({ field, now, restored }) => ({ field, before: now, after: restored, is_current: false }));
  const shown = isComparedWithNow ? fromNow : isFirst ? changes.filter(({ after }) => after !== null && after !== '') : changes;
  const mayRestore = !isReadOnly && version !== null && differs.length > 0;
  const labelOf = (field: string) => (isOneOfMany ? `${spelledOut(revision.record_name)}: ` : '') + fieldName(revision.kind, field);
  const begin = (fields?: string[]) => restore.mutate({ id, fields, version });
  return (
    <>
      <div className="revision-head">
        <h3>
          Revision {revision.number}
          {revision.record_name && (
            <span className="muted"> {revision.kind === 'setting' ? spelledOut(revision.record_name) : revision.record_name}</span>
          )}
        </h3>
        {mayRestore && !isOneOfMany && (
          <RestoreAllButton
            label="Restore all"
            changes={differs.map((field) => fieldName(revision.kind, field))}
            isDirty={isDirty}
            isBusy={restore.isPending}
            onRestore={() => begin()}
          />
        )}
      </div>
      {differs.length > 0 && (
        <SegmentFilter
          label="Compared with"
          all="With the revision before"
          options={[{ value: 'now', label: 'With now' }]}
          value={compared}
          onChange={setCompared}
        />
      )}
      {isComparedWithNow && <p className="hint">What restoring this revision would change now.</p>}
      {differs.length === 0 && <p className="hint">This is the current state of the record.</p>}
      {version === null && <p className="hint">The record was deleted. Restore it from the trash first.</p>}
      {mayRestore && isDirty && <p className="hint">Save or discard your changes before you restore something.</p>}
      {isFirst && <p className="hint">The earliest known state.</p>}
      {shown.map(({ field, before, after, is_current }) => (
        <section key={field} className="revision-field" aria-label={labelOf(field)}>
          <div className="revision-head">
            <h4>{fieldName(revision.kind, field)}</h4>
            {mayRestore && !is_current && (
              <button
                type="button"
                className="btn btn-s"
                disabled={isDirty || restore.isPending}
                aria-label={`Restore this field: ${labelOf(field)}`}
                onClick={() => begin([field])}
              >
                Restore this field
              </button>
            )}
          </div>
          <FieldDifference kind={revision.kind} field={field} deletedFiles={deletedFiles} before={isFirst ? null : before} after={after} />
        </section>
      ))}
    </>
  );
};
