// What the import may do: create, change, clear, and how texts are read.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ImportOptions } from '#contract/imports.ts';
import { importKinds } from '#contract/rules/imports.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { categoryChoicesQuery } from '#web/admin/features/categories/categories.queries.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { kindLabel } from './import-words.ts';

type Options = Omit<ImportOptions, 'columns'>;

const kinds = importKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));
const emptyChoices = [
  { value: 'leave', label: 'Keep the stored value' },
  { value: 'clear', label: 'Remove the stored value' },
];
const fileChoices = [
  { value: 'error', label: 'Report its row as an error' },
  { value: 'leave_out', label: 'Import the row without it' },
];
const textChoices = [
  { value: 'plain', label: 'Plain text' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'html', label: 'HTML' },
];

interface CheckProps {
  label: string;
  text?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Check = ({ label, text, isOn, onChange }: CheckProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
  </label>
);

interface CategoryProps {
  value: string;
  /** Whether the name of a new category can be written. */
  canCreate: boolean;
  onChange: (name: string) => void;
}

const CategoryChoice = ({ value, canCreate, onChange }: CategoryProps) => {
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
  const listId = useId();
  return (
    <label className="import-choice">
      <span>Category if a row has none</span>
      <input
        className="input"
        value={value}
        list={listId}
        maxLength={textLengths.name}
        autoComplete="off"
        placeholder={canCreate ? 'Choose one, or name a new one' : 'Choose one'}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </label>
  );
};

interface Props {
  options: Options;
  isFixed: boolean;
  onChange: (part: Options) => void;
  /** Another kind has other columns: the file is read again. */
  onKind: (kind: NonNullable<Options['kind']>) => void;
}

const Choices = ({ options, onChange, onKind }: Omit<Props, 'isFixed'>) => {
  const { kind, empty = 'leave', category, create_categories = false, missing_files = 'error', texts } = options;
  return (
    <div className="import-choices">
      <ChoiceSelect
        label="Rows contain"
        options={kinds}
        value={kind}
        onChange={(value) => {
          const chosen = importKinds.find((one) => one === value);
          if (chosen) onKind(chosen);
        }}
      />
      <ChoiceSelect
        label="An empty cell"
        options={emptyChoices}
        value={empty}
        onChange={(value) => onChange({ empty: value === 'clear' ? 'clear' : 'leave' })}
      />
      {kind === 'product' && (
        <CategoryChoice value={category ?? ''} canCreate={create_categories} onChange={(value) => onChange({ category: value })} />
      )}
      {kind !== 'attribute' && (
        <ChoiceSelect
          label="If a file is not found"
          options={fileChoices}
          value={missing_files}
          onChange={(value) => onChange({ missing_files: value === 'leave_out' ? 'leave_out' : 'error' })}
        />
      )}
      {kind !== 'attribute' && (
        <ChoiceSelect
          label="Formatted texts are"
          options={textChoices}
          value={texts}
          onChange={(value) =>
            onChange({ texts: textChoices.some((one) => one.value === value) ? (value as Options['texts']) : undefined })
          }
        />
      )}
    </div>
  );
};

const Checks = ({ options, onChange }: Pick<Props, 'options' | 'onChange'>) => {
  const { kind, create = true, update = true, create_categories = false, publish = true } = options;
  return (
    <div className="import-checks">
      <Check label="Create records that are not found" isOn={create} onChange={(isOn) => onChange({ create: isOn })} />
      <Check
        label="Change records that are found"
        text="By id, model or slug"
        isOn={update}
        onChange={(isOn) => onChange({ update: isOn })}
      />
      {kind === 'product' && (
        <Check
          label="Create categories that are not found"
          isOn={create_categories}
          onChange={(isOn) => onChange({ create_categories: isOn })}
        />
      )}
      {kind !== 'attribute' && (
        <Check
          label="Publish new records"
          text="Unless a column says otherwise"
          isOn={publish}
          onChange={(isOn) => onChange({ publish: isOn })}
        />
      )}
    </div>
  );
};

export const OptionsPanel = ({ options, isFixed, onChange, onKind }: Props) => (
  <section className="panel" aria-labelledby="import-options">
    <header className="panel-head">
      <h3 id="import-options">What the import does</h3>
    </header>
    <fieldset className="import-options panel-body" disabled={isFixed} aria-labelledby="import-options">
      <Choices options={options} onChange={onChange} onKind={onKind} />
      <Checks options={options} onChange={onChange} />
    </fieldset>
  </section>
);
