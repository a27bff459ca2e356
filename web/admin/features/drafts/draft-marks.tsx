// Marks records in a list that have a draft or are scheduled.
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { listDraftStates } from '#contract/drafts.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { draftStatesQuery } from './drafts.queries.ts';
import { scheduleText } from './schedule-texts.ts';

type State = AnswerOf<typeof listDraftStates>['data'][number];

const StatesContext = createContext<ReadonlyMap<number, State>>(new Map());

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
  return <StatesContext value={new Map(data?.map((state) => [state.id, state]))}>{children}</StatesContext>;
};

export const DraftMark = ({ id }: { id: number }) => {
  const formats = useFormats();
  const state = useContext(StatesContext).get(id);
  if (!state) return null;
  return (
    <span className="draft-marks">
      {state.has_draft && <span className="tag accent">Changed in a draft</span>}
      {state.schedule.map((one) => (
        <span key={one.action} className="tag">
          {scheduleText(one, formats)}
        </span>
      ))}
    </span>
  );
};
