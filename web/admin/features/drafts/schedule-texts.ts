import type { Scheduled } from '#contract/drafts.ts';
import type { Formats } from '#web/shared/lib/formats.ts';

const verbs = { publish: 'published', unpublish: 'unpublished' } as const;

export interface ScheduleTimes {
  schedule: readonly Scheduled[];
  /** The time from which visitors see a record that they do not see yet. */
  scheduledFor: string | null;
  isShown: boolean;
  hasDraft: boolean;
}

/** e.g. "Is published on November 24, 2026, 09:00" */
export const scheduleTexts = ({ schedule, scheduledFor, isShown, hasDraft }: ScheduleTimes, { date, time }: Formats): string[] => {
  const when = (moment: string) => `${date(moment)}, ${time(moment)}`;
  const changes = schedule.flatMap(({ action, due_at, failure }) => {
    if (failure !== null) return [`Could not be ${verbs[action]} on ${when(due_at)}: ${failure}`];
    if (action === 'unpublish') return [`Is unpublished on ${when(due_at)}`];
    return isShown && hasDraft ? [`The draft is published on ${when(due_at)}`] : [];
  });
  return scheduledFor === null ? changes : [`Is published on ${when(scheduledFor)}`, ...changes];
};
