// The steps of an import, which are in the address, so that Back, reload and links restore them.
import type { ImportRecord } from '#contract/imports.ts';

export const importSteps = [
  { step: 'file', name: 'File' },
  { step: 'columns', name: 'Columns' },
  { step: 'check', name: 'Check' },
  { step: 'apply', name: 'Apply' },
] as const;
export type ImportStep = (typeof importSteps)[number]['step'];

type State = Pick<ImportRecord, 'state' | 'counts' | 'applied_at' | 'checked_at'>;

/** The step that the state of the import suggests. */
const ownStep = ({ state, checked_at }: State): ImportStep => {
  if (state === 'uploaded') return 'columns';
  if (state === 'checking' || state === 'checked') return 'check';
  return state === 'failed' && checked_at === null ? 'check' : 'apply';
};

/** Whether a step has anything to show. */
export const isReached = (step: ImportStep, record: State): boolean => {
  if (step === 'file' || step === 'columns') return true;
  if (step === 'check') return record.state !== 'uploaded';
  return record.state !== 'uploaded' && record.state !== 'checking' && record.counts !== null;
};

/** @param wanted the step in the address */
export const stepOf = (wanted: string | null, record: State): ImportStep => {
  const known = importSteps.find(({ step }) => step === wanted)?.step;
  if (known && isReached(known, record)) return known;
  const own = ownStep(record);
  return isReached(own, record) ? own : 'columns';
};

/** @returns the query of the address of a step */
export const stepAddress = (id: number, step: ImportStep): string => `?edit=${id}&step=${step}`;
