import { usePictureUpload } from '#web/admin/lib/use-picture-upload.ts';
import { anyPictureRules } from '#web/admin/ui/files/file-rules.ts';
import { PathPictureField } from '#web/admin/ui/files/path-picture-field.tsx';

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** A picture of the hero: uploaded, or typed as path or address. */
export const SlidePicture = ({ label, value, error, onChange }: Props) => {
  const upload = usePictureUpload('slide');
  return (
    <PathPictureField
      label={label}
      value={value}
      rules={anyPictureRules}
      error={error}
      area={{ action: 'Upload an image', rest: 'or drag and drop', hint: 'JPG, PNG, GIF, WebP or AVIF up to 5MB' }}
      pathLabel="URL or path"
      upload={upload}
      onChange={onChange}
    />
  );
};
