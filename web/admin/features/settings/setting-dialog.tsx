import { useQueryClient } from '@tanstack/react-query';
import { type SettingType, settingLimits, settingTypes } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextareaField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { settingDescription } from './setting-descriptions.ts';
import { SettingValueField } from './setting-value-field.tsx';
import { findSetting, updateSetting } from './settings.queries.ts';
import { linesError, synonymsKey, toGroups, toLines } from './synonym-lines.ts';
import { valueError } from './value-check.ts';

interface Props {
  setting: Setting;
  onClose: () => void;
}

interface Values {
  value: string;
  type: SettingType;
  group: string;
}

const typeOptions = settingTypes.map((type) => ({ value: type, label: type }));

const read = (setting: Setting | null): Values => ({
  value: setting?.key === synonymsKey ? toLines(setting.value ?? '') : (setting?.value ?? ''),
  type: setting?.type ?? 'text',
  group: setting?.group ?? '',
});

const checkOf =
  (key: string) =>
  ({ value, type, group }: Values) => ({
    value: key === synonymsKey ? linesError(value) : valueError(type, value),
    group: group.trim() === '' ? 'Enter a group.' : undefined,
  });

export const SettingDialog = ({ setting, onClose }: Props) => {
  const client = useQueryClient();
  const { id, key, is_fixed } = setting;
  const form = useSettingsForm<Setting, Values>({
    record: setting,
    read,
    check: checkOf(key),
    save: async (values, { record }) => {
      const value = key === synonymsKey ? toGroups(values.value) : values.value;
      return updateSetting(client, id, { key, ...values, value, version: record?.version });
    },
    reload: () => findSetting(client, setting),
    labels: { value: 'Value', type: 'Type', group: 'Group' },
    explain: explainByMessage('Failed to update setting'),
    onSaved: () => toast.success('Setting updated successfully'),
    onDone: onClose,
  });
  const description = settingDescription(key);
  return (
    <FormDialog title="Edit Setting" form={form} action="Update" busyText="Updating..." onClose={onClose}>
      <div className="field">
        <span className="flabel">Key</span>
        <div className="locked">
          <AdminIcon name="lock" />
          <span className="mono">{key}</span>
        </div>
        {description && <p className="hint">{description}</p>}
      </div>
      {key === synonymsKey ? (
        <TextareaField
          label="Value"
          rows={10}
          placeholder="cobot = collaborative robot"
          hint="One group per line, with = between words of the same meaning."
          {...form.field('value')}
        />
      ) : (
        <SettingValueField type={form.values.type} field={form.field('value')} />
      )}
      <div className="grid-2 keep-2">
        <SelectField label="Type" isRequired options={typeOptions} {...form.field('type')} />
        <TextField label="Group" isRequired placeholder="general" maxLength={settingLimits.group} {...form.field('group')} />
      </div>
      {is_fixed && <p className="hint">This setting is built in: whatever its type, the value has to be one that the site can use.</p>}
    </FormDialog>
  );
};
