// Wraps the form of a stored record, which opens with the draft if there is one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { type DraftAnswer, DraftProvider } from '#web/admin/records/draft-context.ts';
import { isShown, titleOf } from '#web/admin/records/kinds.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { transportOf } from '#web/shared/lib/transport.ts';
import { DraftNotice } from './draft-notice.tsx';
import { draftKeys, draftQuery, sendDraft } from './drafts.queries.ts';
import { ScheduleButton } from './schedule-button.tsx';

interface Props<T> {
  kind: DraftKind;
  /** Null for a new record, which has no draft. */
  record: T | null;
  /** @param record with its draft */
  children: (record: T | null) => ReactNode;
}

const none: DraftAnswer = { draft: null, record: null, schedule: [], links: [] };

/** The draft did not load: the form shows the published version. */
const UnknownDraft = ({ restart }: { restart: () => void }) => (
  <section className="notice red draft-notice" role="alert">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>The draft could not be loaded</b>
      <span>If this record has a draft, this form does not show it. Saving here publishes at once.</span>
      <div className="conflict-actions">
        <button type="button" className="btn btn-s" onClick={restart}>
          Try again
        </button>
      </div>
    </div>
  </section>
);

const Drafted = <T extends { id: number }>({ kind, record, children }: Props<T> & { record: T }) => {
  const client = useQueryClient();
  const { id } = record;
  const query = draftQuery({ kind, id });
  const { data } = useQuery(query);
  const [begun, setBegun] = useState<{ answer: DraftAnswer; round: number } | null>(null);
  if (!begun && data !== undefined) setBegun({ answer: data ?? none, round: 0 });
  if (!begun) return null;

  const { answer, round } = begun;
  const load = async () => (await client.fetchQuery(query)) ?? none;
  const restart = () =>
    void client.fetchQuery(query).then(
      (next) => next && setBegun({ answer: next, round: round + 1 }),
      () => {},
    );
  const shown = isShown(kind, record);
  const isKnown = data !== null;
  const state = data ?? answer;
  const notice = isKnown ? (
    <DraftNotice record={{ kind, id }} name={titleOf(kind, record)} state={state} isShown={shown} restart={restart} />
  ) : (
    <UnknownDraft restart={restart} />
  );
  const draft = {
    version: answer.draft?.version ?? 0,
    canSave: isKnown && (shown || answer.draft !== null),
    notice,
    tools: isKnown && <ScheduleButton record={{ kind, id }} schedule={state.schedule} canPublish={state.draft !== null || !shown} />,
    save: async (body: object, saving: Parameters<typeof sendDraft>[3]) => {
      await sendDraft(transportOf(client), { kind, id }, body, saving);
      void client.invalidateQueries({ queryKey: draftKeys.all });
    },
    load,
    restart,
  };
  return (
    <DraftProvider value={draft}>
      <Fragment key={round}>{children((answer.record as unknown as T | null) ?? record)}</Fragment>
    </DraftProvider>
  );
};

export const WithDraft = <T extends { id: number }>({ record, children, ...props }: Props<T>) =>
  record === null ? (
    children(null)
  ) : (
    <Drafted {...props} record={record}>
      {children}
    </Drafted>
  );
