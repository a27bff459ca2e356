// Wraps the form of a stored record, which opens with the draft if there is one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { newRecordId } from '#contract/rules/editing.ts';
import { type DraftAnswer, type DraftOfForm, DraftProvider } from '#web/admin/records/draft-context.ts';
import { KeptProvider, useLoadedKept, WithKept } from '#web/admin/records/kept-context.tsx';
import { isShown, titleOf } from '#web/admin/records/kinds.ts';
import { scheduledTime } from '#web/admin/records/publication.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { TranslationsButton } from '../translations/translations-button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { draftKeys, draftQuery, sendDraft } from './drafts.queries.ts';
import { ScheduleButton } from './schedule-button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface Props<T> {
  kind: DraftKind;
  /** Null for a new record, which has no draft. */
  record: T | null;
  /** Called after the schedule was saved. */
  onScheduled: () => void;
  /** @param record includes its draft */
  children: (record: T | null) => ReactNode;
}

const none: DraftAnswer = { draft: null, record: null, schedule: [], links: [] };

/** Shown if the draft could not be loaded: the form shows the published version. */
const UnknownDraft = ({ reload }: { reload: () => Promise<void> }) => (
  <section className="notice red draft-notice" role="alert">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>The draft could not be loaded</b>
      <span>If this record has a draft, this form does not show it. Saving here publishes at once.</span>
      <div className="conflict-actions">
        <button type="button" className="btn btn-s" onClick={() => void reload()}>
          Try again
        </button>
      </div>
    </div>
  </section>
);

const Drafted = <T extends { id: number }>({ kind, record, onScheduled, children }: Props<T> & { record: T }) => {
  const client = useQueryClient();
  const { id } = record;
  const query = draftQuery({ kind, id });
  const { data } = useQuery(query);
  const kept = useLoadedKept({ kind, id });
  // the draft with which the form opened; the notice reports what is stored later
  const [first, setFirst] = useState<DraftAnswer | null>(null);
  if (!first && data !== undefined) setFirst(data ?? none);
  if (!first || kept === undefined) return null;

  const shown = isShown(kind, record);
  const isKnown = data !== null;
  const state = data ?? first;
  const draft: DraftOfForm = {
    version: first.draft?.version ?? 0,
    canSave: isKnown && (shown || state.draft !== null),
    notice: (reload) =>
      isKnown ? (
        <DraftNotice
          record={{ kind, id }}
          name={titleOf(kind, record)}
          state={state}
          isShown={shown}
          scheduledFor={scheduledTime(kind, record, state.schedule, Date.now())}
          reload={reload}
        />
      ) : (
        <UnknownDraft reload={reload} />
      ),
    tools: (
      <>
        {isKnown && (
          <ScheduleButton>
            {(onClose) => (
              <ScheduleDialog
                record={{ kind, id }}
                schedule={state.schedule}
                canPublish={state.draft !== null || !shown}
                onSaved={onScheduled}
                onClose={onClose}
              />
            )}
          </ScheduleButton>
        )}
        <TranslationsButton record={{ kind, id }} />
      </>
    ),
    save: async (body, saving) => {
      const saved = await sendDraft(transportOf(client), { kind, id }, body, saving);
      void client.invalidateQueries({ queryKey: draftKeys.all });
      return saved;
    },
    load: () => client.fetchQuery(query),
  };
  return (
    <DraftProvider value={draft}>
      <KeptProvider value={kept}>{children((first.record as unknown as T | null) ?? record)}</KeptProvider>
    </DraftProvider>
  );
};

export const WithDraft = <T extends { id: number }>({ record, children, ...props }: Props<T>) =>
  record === null ? (
    <WithKept of={{ kind: props.kind, id: newRecordId }}>{children(null)}</WithKept>
  ) : (
    <Drafted {...props} record={record}>
      {children}
    </Drafted>
  );
