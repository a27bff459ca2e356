// Decides when a mail that was not accepted is sent again.

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Delays after the first failed attempt, the second and so on. After the last delay, one more failure is final. */
export const retryDelaysMs: readonly number[] = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 4 * hourMs, 12 * hourMs, 24 * hourMs];

/** @param attempts number of failed attempts @returns null if there is no further attempt */
export const retryDelayMs = (attempts: number): number | null => retryDelaysMs[attempts - 1] ?? null;
