// The state of an import as a badge, with its progress.
import type { ImportRecord } from '#contract/imports.ts';
import { isInProgress, stateBadges, stateNames } from './import-words.ts';

interface Props {
  record: Pick<ImportRecord, 'state' | 'progress' | 'file_name'>;
}

export const ImportState = ({ record: { state, progress, file_name } }: Props) => (
  <span className="import-state">
    <span className={stateBadges[state]}>{stateNames[state]}</span>
    {(isInProgress(state) || state === 'paused') && progress && progress.total > 0 && (
      <progress className="bar" max={progress.total} value={progress.done} aria-label={`Progress of ${file_name}`} />
    )}
  </span>
);
