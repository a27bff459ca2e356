// When visitors will see a record that they do not see yet. `features/drafts` provides the schedules of the records of a list.
import { createContext, useContext } from 'react';
import type { listDraftStates, Scheduled } from '#contract/drafts.ts';
import type { RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { isShown } from './kinds.ts';

export type RecordState = AnswerOf<typeof listDraftStates>['data'][number];

/** The records that have a draft or a schedule, by their ids. */
export const RecordStates = createContext<ReadonlyMap<number, RecordState>>(new Map());

/** @returns the time at which the record, or its draft, is published; undefined if none is set */
export const publishTime = (schedule: readonly Scheduled[]): string | undefined =>
  schedule.find(({ action, failure }) => action === 'publish' && failure === null)?.due_at;

/** @param now milliseconds since 1970 @returns null if visitors see the record, or no time is set */
export const scheduledTime = (kind: DraftKind, record: object, schedule: readonly Scheduled[], now: number): string | null => {
  const { shownFrom }: RecordDefinition = published[kind];
  const own = shownFrom === undefined ? null : (record as Partial<Record<string, string | null>>)[shownFrom];
  const later = own && Date.parse(own) > now ? own : null;
  if (isShown(kind, record)) return later;
  const due = publishTime(schedule);
  if (due === undefined) return null;
  return later !== null && later > due ? later : due;
};

const nothing: Omit<RecordState, 'id'> = { has_draft: false, schedule: [] };

/** The draft and the schedule of a record in a list, and the time from which visitors see it if they do not see it yet. */
export const useRecordState = (kind: DraftKind, record: { id: number }) => {
  const state = useContext(RecordStates).get(record.id) ?? nothing;
  return { ...state, scheduledFor: scheduledTime(kind, record, state.schedule, Date.now()) };
};
