// The fields of an entry: where it leads, its label, and whether visitors see it.
import { type MenuEntry, type MenuKey, menuLimits } from '#contract/rules/menus.ts';
import { RecordSearch } from '#web/admin/features/rich-text/links/record-search.tsx';
import { SelectField, SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { choiceOf, choose, menuChoices } from './menu-choices.ts';
import type { MenuRecord } from './menu-targets.queries.ts';
import { entryField, isRecordKind } from './menu-values.ts';

interface Props {
  menu: MenuKey;
  entry: Keyed<MenuEntry>;
  record: MenuRecord | null | undefined;
  errors: FieldErrors;
  onChange: (part: Partial<MenuEntry>) => void;
}

const stateOf = ({ target }: MenuEntry, record: Props['record']): string => {
  if (record) return `${record.name}: ${record.address}`;
  if (target === '') return 'None chosen yet.';
  return record === null ? 'It was deleted.' : '';
};

const RecordField = ({ entry, record, error, onChange }: Pick<Props, 'entry' | 'record' | 'onChange'> & { error: string | undefined }) => (
  <div className="field">
    <p className={error ? 'err' : 'hint'}>{error ?? stateOf(entry, record)}</p>
    <RecordSearch
      placeholder="Find a product, category, article or page"
      onChoose={(found) => onChange({ kind: found.kind, target: String(found.id) })}
    />
  </div>
);

const MostField = ({ menu, entry: { key, most }, errors, onChange }: Props) => (
  <TextField
    label="Number of entries"
    name="menu-most"
    hint="0 shows all of them."
    inputMode="numeric"
    value={String(most)}
    error={errors[entryField(menu, key, 'most')]}
    onChange={(next) => onChange({ most: /^\d{1,3}$/.test(next) ? Number(next) : 0 })}
  />
);

const LabelField = ({ menu, entry: { key, kind, label }, record, errors, onChange }: Props) => (
  <TextField
    label="Label"
    isRequired={!isRecordKind(kind)}
    name="menu-label"
    maxLength={menuLimits.label}
    placeholder={record?.name}
    hint={isRecordKind(kind) ? 'Empty: the name of the record.' : undefined}
    value={label}
    error={errors[entryField(menu, key, 'label')]}
    onChange={(next) => onChange({ label: next })}
  />
);

export const MenuFields = (fields: Props) => {
  const { menu, entry, record, errors, onChange } = fields;
  const { key, kind, target, is_visible } = entry;
  const errorOf = (field: keyof MenuEntry) => errors[entryField(menu, key, field)];
  const choice = choiceOf(entry);
  return (
    <div className="stack section-fields">
      {kind !== 'group' && (
        <SelectField
          label="Leads to"
          isRequired
          name="menu-choice"
          options={menuChoices}
          value={choice}
          onChange={(next) => onChange(choose(next, entry))}
        />
      )}
      {choice === 'record' && <RecordField entry={entry} record={record} error={errorOf('target')} onChange={onChange} />}
      {kind === 'address' && choice === 'address' && (
        <TextField
          label="Address"
          isRequired
          name="menu-address"
          placeholder="https:// or /products"
          value={target}
          error={errorOf('target')}
          onChange={(next) => onChange({ target: next })}
        />
      )}
      {kind === 'list' ? <MostField {...fields} /> : <LabelField {...fields} />}
      <SwitchField
        label="Visible"
        text="Visitors see it."
        name="menu-visible"
        value={is_visible}
        error={undefined}
        onChange={(next) => onChange({ is_visible: next })}
        onBlur={() => {}}
      />
    </div>
  );
};
