// The fields of an entry: where it leads, its label, and whether visitors see it.
import { type MenuEntry, type MenuKey, menuLimits } from '#contract/rules/menus.ts';
import { LinkFields } from '#web/admin/features/links/link-fields.tsx';
import type { LinkedRecord } from '#web/admin/features/links/linked-records.queries.ts';
import { SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { Keyed } from '#web/admin/ui/reorder/entries.ts';
import { entryField, listNames } from './menu-values.ts';

interface Props {
  menu: MenuKey;
  entry: Keyed<MenuEntry>;
  record: LinkedRecord | null | undefined;
  errors: FieldErrors;
  onChange: (part: Partial<MenuEntry>) => void;
}

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

const listOptions = Object.entries(listNames).map(([value, label]) => ({ value, label: `List: ${label}` }));

export const MenuFields = (fields: Props) => {
  const { menu, entry, record, errors, onChange } = fields;
  const { key, kind, label, target, is_visible } = entry;
  const errorOf = (field: keyof MenuEntry) => errors[entryField(menu, key, field)];
  const texts = { label: errorOf('label'), target: errorOf('target') };
  return (
    <div className="stack section-fields">
      {kind === 'group' ? (
        <TextField
          label="Label"
          isRequired
          name="menu-label"
          maxLength={menuLimits.label}
          value={label}
          error={texts.label}
          onChange={(next) => onChange({ label: next })}
        />
      ) : (
        <LinkFields
          link={{ kind: kind === 'list' ? 'address' : kind, label, target }}
          record={record}
          errors={texts}
          labels={{ choice: 'Leads to', label: 'Label' }}
          maxLength={menuLimits.label}
          others={{
            options: listOptions,
            chosen: kind === 'list' ? target : undefined,
            onChoose: (list) => onChange({ kind: 'list', target: list, label: '' }),
          }}
          onChange={onChange}
        />
      )}
      {kind === 'list' && <MostField {...fields} />}
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
