// One column of the file: its name, its first values, and what it means.
import { memo, useState } from 'react';
import type { ImportColumn, ImportRecord } from '#contract/imports.ts';
import { isSpecification } from './target-options.ts';
import { TargetSelect } from './target-select.tsx';
import type { Meaning } from './use-options-draft.ts';

interface Props {
  column: ImportColumn;
  targets: ImportRecord['targets'];
  hasSpecifications: boolean;
  /** Another column has the same meaning. */
  isTwice: boolean;
  isFixed: boolean;
  /** Stable, so that a change renders only one of thousands of rows. */
  onChange: (index: number, meaning: Meaning) => void;
}

export const ColumnRow = memo(({ column, targets, hasSpecifications, isTwice, isFixed, onChange }: Props) => {
  const { index, name, samples, target, unit } = column;
  const values = samples.join(' · ');
  const [isOpen, setIsOpen] = useState(false);
  const className = ['import-column', target === null && 'is-off', isOpen && 'is-open'].filter(Boolean).join(' ');
  return (
    <li className={className}>
      <div className="import-column-name">
        <b>{name}</b>
      </div>
      <div className="import-samples">
        {values === '' ? (
          <span className="muted">No values</span>
        ) : (
          <span className="mono truncate" title={values}>
            {values}
          </span>
        )}
      </div>
      <div>
        <TargetSelect
          name={name}
          target={target}
          targets={targets}
          hasSpecifications={hasSpecifications}
          isFixed={isFixed}
          onChange={(chosen) => onChange(index, { target: chosen, unit: isSpecification(chosen) ? unit : null })}
          onOpenChange={setIsOpen}
        />
        {isTwice && <p className="err">Another column has this meaning, too.</p>}
      </div>
      <div className="import-unit">
        {isSpecification(target) && (
          <input
            className="input"
            aria-label={`Unit of ${name}`}
            placeholder="Unit"
            maxLength={40}
            disabled={isFixed}
            value={unit ?? ''}
            onChange={(event) => onChange(index, { target, unit: event.target.value || null })}
          />
        )}
      </div>
    </li>
  );
});
