// Texts of the system screen.
import { counted } from '#contract/rules/numbers.ts';

/** @returns e.g. "3 days, 4 hours", "12 minutes", "Less than a minute" */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${counted(days, 'day')}, ${counted(hours % 24, 'hour')}`;
  if (hours > 0) return `${counted(hours, 'hour')}, ${counted(minutes % 60, 'minute')}`;
  return minutes > 0 ? counted(minutes, 'minute') : 'Less than a minute';
};

/** @returns e.g. "35 ms", "2.5 s" */
export const shortDurationText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
