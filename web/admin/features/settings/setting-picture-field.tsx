import { usePictureUpload } from '#web/admin/lib/use-picture-upload.ts';
import { type FileRules, settingPictureRules } from '#web/admin/ui/files/file-rules.ts';
import { PathPictureField } from '#web/admin/ui/files/path-picture-field.tsx';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';

interface Props extends FieldBinding<string> {
  label: string;
  rules?: FileRules;
}

/** The picture of a setting: uploaded, or typed as a URL or path. */
export const SettingPictureField = ({ label, value, error, onChange, rules = settingPictureRules }: Props) => (
  <PathPictureField
    label={label}
    value={value}
    error={error}
    rules={rules}
    pathLabel="Or enter image URL/path"
    upload={usePictureUpload('setting')}
    onChange={onChange}
  />
);
