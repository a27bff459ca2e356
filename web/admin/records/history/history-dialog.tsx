// The revisions of a record, newest first, beside the differences of the chosen one.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision } from '#contract/history.ts';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { fieldName, spelledOut } from './field-names.ts';
import { type HistoryOf, revisionsQuery } from './history.queries.ts';
import { SaveView } from './save-view.tsx';

const actions: Record<Revision['action'], string> = {
  found: 'Earlier state',
  create: 'Created',
  update: 'Changed',
  publish: 'Published',
  unpublish: 'Unpublished',
  restore: 'Restored',
  duplicate: 'Duplicated',
};

const describe = ({ kind, action, fields, restored_from }: Revision): string => {
  if (restored_from !== null) return `Restored from revision ${restored_from}`;
  const isWhole = action === 'create' || action === 'found' || action === 'duplicate';
  return isWhole ? actions[action] : `${actions[action]}: ${fields.map((field) => fieldName(kind, field)).join(', ')}`;
};

type Saved = readonly [Revision, ...Revision[]];

/** @returns the key of the save to which a revision belongs; the revision of the state before a save belongs to that save */
const saveOf = ({ save_key, id }: Revision): string | number => save_key?.replace(/-before$/, '') ?? id;

/** @param hasMore whether more revisions can be loaded: the last save may be incomplete then, and is omitted unless it is the only one */
const toSaves = (revisions: readonly Revision[], hasMore: boolean): Saved[] => {
  const last = revisions.at(-1);
  const complete = hasMore && last ? revisions.filter((one) => one.save_key === null || saveOf(one) !== saveOf(last)) : revisions;
  const saves = Map.groupBy(complete.length > 0 ? complete : revisions, ({ save_key, id }) => save_key ?? id);
  // in the order in which they were saved
  return [...saves.values()].map((saved) => saved.toReversed() as unknown as Saved);
};

interface Props {
  of: HistoryOf;
  /** Name of the record, or of all records of the kind. */
  name: string;
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
}

interface ItemProps {
  /** One revision, or settings that were saved together. */
  saved: Saved;
  isChosen: boolean;
  onChoose: () => void;
}

const RevisionItem = ({ saved, isChosen, onChoose }: ItemProps) => {
  const { date, time } = useFormats();
  const [revision] = saved;
  const { number, record_name, actor, created_at, is_published, kind, action } = revision;
  const isOne = saved.length === 1;
  const title = isOne ? spelledOut(record_name) : `${saved.length} settings`;
  const names = saved.map((one) => spelledOut(one.record_name)).join(', ');
  return (
    <li>
      <button type="button" className="revision" aria-current={isChosen || undefined} onClick={onChoose}>
        <span className="strong">
          {kind === 'setting' ? title : `${number}.`} {date(created_at)}, {time(created_at)}
        </span>
        <span className="clamp-2">{isOne ? describe(revision) : `${actions[action]}: ${names}`}</span>
        <small>
          {actor?.name ?? 'Automatic'}
          {kind !== 'setting' && <span>{is_published ? ', visible' : ', not visible'}</span>}
        </small>
      </button>
    </li>
  );
};

const titleOf = (saved: Saved): string => (saved.length === 1 ? `Revision ${saved[0].number}` : `${saved.length} settings saved together`);

const scrollable = { tabIndex: 0 };

export const HistoryDialog = ({ of, name, isDirty, onRestored, onClose }: Props) => {
  const query = useInfiniteQuery(revisionsQuery(transportOf(useQueryClient()), of));
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const saves = toSaves(revisions, query.hasNextPage);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = saves.find(([{ id }]) => id === wanted) ?? saves[0];
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
                {saves.map((saved) => (
                  <RevisionItem key={saved[0].id} saved={saved} isChosen={saved === chosen} onChoose={() => setWanted(saved[0].id)} />
                ))}
              </ol>
              {query.hasNextPage && (
                <button type="button" className="btn btn-s" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchingNextPage ? 'Loading...' : 'Show older'}
                </button>
              )}
            </nav>
            <p className="vh" role="status">
              {wanted !== null && chosen && `Shown: ${titleOf(chosen)}`}
            </p>
            {/* focusable, so that it scrolls by keyboard even without buttons */}
            <section className="revision-view" aria-label="Changes" {...scrollable}>
              {chosen && <SaveView key={chosen[0].id} ids={chosen.map(({ id }) => id)} isDirty={isDirty} onRestored={onRestored} />}
            </section>
          </>
        )}
      </div>
    </Dialog>
  );
};
