// Decides when an event that was not accepted is sent again.
import { webhookLimits } from '#contract/rules/webhooks.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Delays after the first failed attempt, the second and so on; the last one repeats. */
const delaysMs: readonly number[] = [5000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, hourMs, 2 * hourMs, 5 * hourMs];
/** Delays vary by this share, so that events that failed together are not sent again together. */
const jitter = 0.1;
/** Maximum time for which a failing webhook is not tried with any event. */
const longestPauseMs = 30 * minuteMs;

const baseMs = (failures: number): number => delaysMs[Math.min(failures, delaysMs.length) - 1] ?? 0;

/** @param failures of the event, at least 1 @param random from 0 to 1 */
export const retryDelayMs = (failures: number, random: number): number => Math.round(baseMs(failures) * (1 + jitter * (2 * random - 1)));

/** The time for which nothing is sent to a webhook. @param failures in sequence, at least 1 */
export const pauseMs = (failures: number): number => Math.min(baseMs(failures), longestPauseMs);

/** @returns whether the last attempt for an event has failed */
export const isOver = (queuedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(queuedAt) >= webhookLimits.retryDays * 24 * hourMs;
