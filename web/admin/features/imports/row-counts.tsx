// How many rows the check found for each action; each count filters the rows.
import { Link } from 'react-router';
import type { ImportRecord } from '#contract/imports.ts';
import type { RowAction } from '#contract/rules/imports.ts';
import { stepAddress } from './import-steps.ts';

const actions: readonly { action: RowAction; label: string; dot: string }[] = [
  { action: 'create', label: 'Create', dot: 'dot green' },
  { action: 'update', label: 'Change', dot: 'dot yellow' },
  { action: 'unchanged', label: 'Unchanged', dot: 'dot' },
  { action: 'skip', label: 'Left out', dot: 'dot' },
  { action: 'error', label: 'Errors', dot: 'dot red' },
];

export const rowActionNames = { create: 'Create', update: 'Change', unchanged: 'Unchanged', skip: 'Left out', error: 'Error' } as const;

interface Props {
  record: ImportRecord;
  shown: RowAction | null;
}

export const RowCounts = ({ record: { id, counts }, shown }: Props) => {
  if (!counts) return null;
  const total = actions.reduce((sum, { action }) => sum + counts[action], 0);
  const address = stepAddress(id, 'check');
  return (
    <nav className="strip import-counts" aria-label="Rows by action">
      <Link to={address} aria-current={shown === null ? 'true' : undefined} preventScrollReset>
        <span className="k">All rows</span>
        <span className="v">{total.toLocaleString('en-US')}</span>
      </Link>
      {actions
        .filter(({ action }) => counts[action] > 0 || action === 'create' || action === 'update' || action === 'error')
        .map(({ action, label, dot }) => (
          <Link key={action} to={`${address}&action=${action}`} aria-current={shown === action ? 'true' : undefined} preventScrollReset>
            <span className="k">
              <span className={dot} aria-hidden="true" />
              {label}
            </span>
            <span className="v">{counts[action].toLocaleString('en-US')}</span>
          </Link>
        ))}
    </nav>
  );
};
