import { useQueryClient } from '@tanstack/react-query';
import { type SettingType, settingKeyPattern, settingKeyText, settingLimits, settingTypes } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { SettingValueField } from './setting-value-field.tsx';
import { createSetting, updateSetting } from './settings.queries.ts';
import { valueError } from './value-check.ts';

interface Values {
  key: string;
  value: string;
  type: SettingType;
  group: string;
}

const typeOptions = settingTypes.map((type) => ({ value: type, label: type }));

/** @returns the error that the server would return for a key */
const keyError = (typed: string): string | undefined => {
  const key = typed.trim();
  if (key === '') return 'The key field is required.';
  return settingKeyPattern.test(key) ? undefined : settingKeyText;
};

const check = ({ key, value, type, group }: Values) => ({
  key: keyError(key),
  value: valueError(type, value),
  group: group.trim() === '' ? 'Enter a group.' : undefined,
});

export const NewSettingDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const form = useRecordForm<Setting, Values>({
    record: null,
    read: (setting) => (setting ? { ...setting, value: setting.value ?? '' } : { key: '', value: '', type: 'text', group: 'general' }),
    check,
    save: (values, { record }) => {
      const body = { ...values, key: values.key.trim(), group: values.group.trim() };
      return record ? updateSetting(client, record.id, { ...body, version: record.version }) : createSetting(client, body);
    },
    reload: async () => null,
    labels: {},
    explain: explainByMessage('Failed to create setting'),
    onSaved: () => toast.success('Setting created successfully'),
    onDone: onClose,
  });
  return (
    <FormDialog isOnce title="Add Setting" form={form} action="Create" busyText="Creating..." onClose={onClose}>
      <TextField
        label="Key"
        isRequired
        className="mono"
        maxLength={settingLimits.key}
        autoComplete="off"
        hint="Letters, digits, dots, hyphens and underscores. The website shows built-in settings only; others are kept for your own use."
        {...form.field('key')}
      />
      <SettingValueField type={form.values.type} field={form.field('value')} />
      <div className="grid-2 keep-2">
        <SelectField label="Type" isRequired options={typeOptions} {...form.field('type')} />
        <TextField label="Group" isRequired placeholder="general" maxLength={settingLimits.group} {...form.field('group')} />
      </div>
    </FormDialog>
  );
};
