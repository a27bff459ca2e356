import { useQueryClient } from '@tanstack/react-query';
import { uploadPicture } from '#web/admin/lib/upload.ts';
import { uploadErrorText } from '#web/admin/lib/upload-errors.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

/** @returns sends a picture for a setting and says how that went; answers its path, or null when it did not arrive */
export const useSettingUpload = () => {
  const client = useQueryClient();
  return async (file: File, onProgress: (share: number) => void): Promise<string | null> => {
    try {
      const path = await uploadPicture(client, file, onProgress);
      toast.success('Image uploaded successfully');
      return path;
    } catch (error) {
      toast.error(uploadErrorText(error, 'setting'));
      return null;
    }
  };
};
