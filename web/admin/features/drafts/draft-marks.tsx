// Marks records in a list that have a draft or are scheduled.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { isShown } from '#web/admin/records/kinds.ts';
import { RecordStates, useRecordState } from '#web/admin/records/publication.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { draftStatesQuery } from './drafts.queries.ts';
import { scheduleTexts } from './schedule-texts.ts';

interface Props {
  kind: DraftKind;
  /** Rows of the list; undefined until they have loaded. */
  rows: readonly { id: number }[] | undefined;
  children: ReactNode;
}

const mostIds = 200;

export const DraftStates = ({ kind, rows = [], children }: Props) => {
  const ids = rows.slice(0, mostIds).map(({ id }) => id);
  const { data } = useQuery(draftStatesQuery(kind, ids));
  return <RecordStates value={new Map(data?.map((state) => [state.id, state]))}>{children}</RecordStates>;
};

export const DraftMark = ({ kind, record }: { kind: DraftKind; record: { id: number } }) => {
  const formats = useFormats();
  const { has_draft: hasDraft, schedule, scheduledFor } = useRecordState(kind, record);
  const texts = scheduleTexts({ schedule, scheduledFor, isShown: isShown(kind, record), hasDraft }, formats);
  if (!hasDraft && texts.length === 0) return null;
  return (
    <span className="draft-marks">
      {hasDraft && <span className="tag accent">Changed in a draft</span>}
      {texts.map((text) => (
        <span key={text} className="tag">
          {text}
        </span>
      ))}
    </span>
  );
};
