import type { Scheduled } from '#contract/drafts.ts';
import type { Formats } from '#web/shared/lib/formats.ts';

const verbs = { publish: 'published', unpublish: 'unpublished' } as const;

/** e.g. "Is published on 24 Nov 2026, 09:00" */
export const scheduleText = ({ action, due_at, failure }: Scheduled, { date, time }: Formats): string => {
  const when = `${date(due_at)}, ${time(due_at)}`;
  return failure === null ? `Is ${verbs[action]} on ${when}` : `Could not be ${verbs[action]} on ${when}: ${failure}`;
};
