// Texts of the system screen.
import { counted } from '#contract/rules/numbers.ts';

/** A test verifies that every job of the server has a text. */
export const jobTexts: Record<string, string> = {
  files: 'Remove expired records of the trash and unused files',
  visits: 'Remove old visits',
  spam: 'Remove old spam',
  mail: 'Remove old email',
  editing: 'Remove old unsaved changes',
  previews: 'Remove expired preview links',
  schedule: 'Apply scheduled changes',
  attributes: 'Update the values of products after changes of attributes',
  limits: 'Remove old counters of rate limits',
  'sign-ins': 'Remove old sign-ins',
  salts: 'Remove expired salts',
  'mail-sending': 'Send email',
  texts: 'Correct the HTML of texts that an earlier version has stored',
  search: 'Prepare texts saved by an older version for searches',
  backups: 'Make requested backups',
  'daily backup': 'Make the daily backup',
};

export const jobText = (name: string): string => jobTexts[name] ?? name;

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
