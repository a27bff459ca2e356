// What one save changed: a revision, or several settings that were saved together.
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { spelledOut } from './field-names.ts';
import { revisionQuery, useRestoreRevision } from './history.queries.ts';
import { RestoreAllButton } from './restore-all-button.tsx';
import { RevisionView } from './revision-view.tsx';

interface Props {
  ids: readonly number[];
  /** Whether the form has changes that would conflict with restoring. */
  isDirty: boolean;
  onRestored: () => void;
}

/** Restores all settings of the save that differ now. */
const RestoreTogether = ({ ids, isDirty, onRestored }: Props) => {
  const isReadOnly = useIsReadOnly();
  const transport = transportOf(useQueryClient());
  const restore = useRestoreRevision(onRestored);
  const found = useQueries({ queries: ids.map((id) => revisionQuery(transport, id)) });
  const isComplete = found.every(({ data }) => data);
  const revisions = found.flatMap(({ data }) =>
    data && data.version !== null && data.differs.length > 0
      ? [{ id: data.revision.id, version: data.version, name: spelledOut(data.revision.record_name) }]
      : [],
  );
  return (
    <div className="revision-head">
      <h3>{ids.length} settings saved together</h3>
      {!isReadOnly && isComplete && revisions.length > 0 && (
        <RestoreAllButton
          label="Restore all settings"
          changes={revisions.map(({ name }) => name)}
          isDirty={isDirty}
          isBusy={restore.isPending}
          onRestore={() => restore.mutate({ revisions: revisions.map(({ id, version }) => ({ id, version })) })}
        />
      )}
    </div>
  );
};

export const SaveView = ({ ids, ...props }: Props) => {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return <RevisionView id={only} {...props} />;
  return (
    <>
      <RestoreTogether ids={ids} {...props} />
      {ids.map((id) => (
        <div key={id} className="revision-part">
          <RevisionView id={id} isOneOfMany {...props} />
        </div>
      ))}
    </>
  );
};
