// The input for a setting's value, by its type.
import type { SettingType } from '#contract/rules/settings.ts';
import { RichTextField } from '#web/admin/features/rich-text/rich-text-field.tsx';
import { ColorField } from '#web/admin/ui/form/color-field.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';
import { SettingPictureField } from './setting-picture-field.tsx';
import { jsonSummary } from './value-check.ts';

interface Props {
  type: SettingType;
  field: FieldBinding<string>;
}

const hints: Partial<Record<SettingType, string>> = { boolean: 'true or false' };
const modes: Partial<Record<SettingType, 'decimal' | 'email' | 'url'>> = { number: 'decimal', email: 'email', url: 'url' };
const isMachineText: readonly SettingType[] = ['number', 'boolean', 'url'];

export const SettingValueField = ({ type, field }: Props) => {
  const { value, error, onChange } = field;
  switch (type) {
    case 'textarea':
      return <RichTextField label="Value" value={value} error={error} onChange={onChange} size="small" />;
    case 'color':
      return <ColorField label="Value" {...field} />;
    case 'image':
    case 'file':
      return <SettingPictureField label="Value" {...field} />;
    case 'json':
      return <TextField label="Value" placeholder="Enter JSON format" className="mono" hint={jsonSummary(value)} {...field} />;
    default:
      return (
        <TextField
          label="Value"
          inputMode={modes[type]}
          hint={hints[type]}
          className={isMachineText.includes(type) ? 'mono' : undefined}
          {...field}
        />
      );
  }
};
