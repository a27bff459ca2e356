// What the import may do: create, change, clear, and how texts are read.
import { useQuery } from '@tanstack/react-query';
import type { ImportOptions } from '#contract/imports.ts';
import { importKinds } from '#contract/rules/imports.ts';
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
  { value: 'error', label: 'An error of its row' },
  { value: 'leave_out', label: 'Left out, and reported' },
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

interface Props {
  options: Options;
  isFixed: boolean;
  onChange: (part: Options) => void;
  /** Another kind has other columns: the file is read again. */
  onKind: (kind: NonNullable<Options['kind']>) => void;
}

const Choices = ({ options, onChange, onKind }: Omit<Props, 'isFixed'>) => {
  const { kind, empty = 'leave', category, missing_files = 'error', texts } = options;
  const { data: categories = [] } = useQuery(categoryChoicesQuery);
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
        <ChoiceSelect
          label="Category of new products without one"
          options={[{ value: '', label: 'None' }, ...categories.map(({ name }) => ({ value: name, label: name }))]}
          value={category ?? ''}
          onChange={(value) => onChange({ category: value })}
        />
      )}
      {kind !== 'attribute' && (
        <ChoiceSelect
          label="A file that is not found is"
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
