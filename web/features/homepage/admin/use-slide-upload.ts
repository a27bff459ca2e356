import { useQueryClient } from '@tanstack/react-query';
import { uploadPicture } from '../../../lib/upload.ts';
import { uploadErrorText } from '../../../lib/upload-errors.ts';
import { toast } from '../../../ui/toast-store.ts';

/** @returns sends a picture of a slide and says how that went; answers its path, or null when it did not arrive */
export const useSlideUpload = () => {
  const client = useQueryClient();
  return async (file: File, onProgress: (share: number) => void): Promise<string | null> => {
    try {
      const path = await uploadPicture(client, file, onProgress);
      toast.success('File uploaded successfully');
      return path;
    } catch (error) {
      toast.error(uploadErrorText(error, 'slide'));
      return null;
    }
  };
};
