// The revisions of a record, newest first, beside the differences of the chosen one.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision } from '#contract/history.ts';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { fieldName } from './field-names.ts';
import { type HistoryOf, revisionsQuery } from './history.queries.ts';
import { RevisionView } from './revision-view.tsx';

const actions: Record<Revision['action'], string> = {
  found: 'Earlier state',
  create: 'Created',
  update: 'Changed',
  publish: 'Published',
  unpublish: 'Unpublished',
  restore: 'Restored',
  duplicate: 'Duplicated',
};

const describe = ({ action, fields, restored_from }: Revision): string => {
  if (restored_from !== null) return `Restored from revision ${restored_from}`;
  const isWhole = action === 'create' || action === 'found' || action === 'duplicate';
  return isWhole ? actions[action] : `${actions[action]}: ${fields.map(fieldName).join(', ')}`;
};

interface Props {
  of: HistoryOf;
  /** Name of the record, or of all records of the kind. */
  name: string;
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
}

const RevisionItem = ({ revision, isChosen, onChoose }: { revision: Revision; isChosen: boolean; onChoose: () => void }) => {
  const { date, time } = useFormats();
  const { number, record_name, actor, created_at, is_published, kind } = revision;
  return (
    <li>
      <button type="button" className="revision" aria-current={isChosen || undefined} onClick={onChoose}>
        <span className="strong">
          {kind === 'setting' ? fieldName(record_name) : `${number}.`} {date(created_at)}, {time(created_at)}
        </span>
        <span className="clamp-2">{describe(revision)}</span>
        <small>
          {actor?.name ?? 'Automatic'}
          {kind !== 'setting' && (is_published ? ', visible' : ', not visible')}
        </small>
      </button>
    </li>
  );
};

export const HistoryDialog = ({ of, name, isDirty, onRestored, onClose }: Props) => {
  const query = useInfiniteQuery(revisionsQuery(transportOf(useQueryClient()), of));
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = wanted ?? revisions[0]?.id ?? null;
  return (
    <Dialog isOpen onClose={onClose} title={`History of ${name}`} className="dlg-xl">
      <div className="history">
        {query.isError && !query.data && <FailedList title="Failed to load the history" onRetry={() => void query.refetch()} />}
        {query.isPending && <LoadingText>Loading history...</LoadingText>}
        {query.data && revisions.length === 0 && (
          <EmptyList title="No revisions yet" text="The first one is written with the next save, together with the state before it." />
        )}
        {revisions.length > 0 && (
          <>
            <nav aria-label="Revisions" className="revisions">
              <ol>
                {revisions.map((revision) => (
                  <RevisionItem
                    key={revision.id}
                    revision={revision}
                    isChosen={revision.id === chosen}
                    onChoose={() => setWanted(revision.id)}
                  />
                ))}
              </ol>
              {query.hasNextPage && (
                <button type="button" className="btn btn-s" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchingNextPage ? 'Loading...' : 'Show older'}
                </button>
              )}
            </nav>
            <div className="revision-view" aria-live="polite">
              {chosen !== null && <RevisionView key={chosen} id={chosen} isDirty={isDirty} onRestored={onRestored} />}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
};
