// Uploads a picture of a setting, a slide or a portrait as soon as it is chosen, and reports the result.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { saveErrorText } from './save-errors.ts';
import { asPicture, UnreadableSvgError } from './svg-picture.ts';
import { InvalidUploadError, uploadPicture } from './upload.ts';

export type UploadPlace = 'setting' | 'slide' | 'portrait';

const successTexts: Record<UploadPlace, string> = {
  setting: 'Image uploaded successfully',
  slide: 'File uploaded successfully',
  portrait: 'Photo uploaded successfully',
};

const messageOf = (error: unknown): string => (error instanceof ApiError && error.answer?.message) || '';

export const uploadErrorText = (error: unknown, place: UploadPlace): string => {
  if (error instanceof InvalidUploadError || error instanceof UnreadableSvgError) return error.message;
  if (place === 'setting') return messageOf(error) || 'Failed to upload image';
  if (place === 'portrait') return 'Failed to upload photo';
  // the text of a network error does not help here
  if (!(error instanceof ApiError)) return 'Failed to upload file';
  return saveErrorText(error, {
    fallback: 'Failed to upload file',
    from: 'message-first',
    exceptionText: 'Server error occurred. Please try again.',
  });
};

/** @returns a function that uploads a file; it resolves to the stored path, or to null after it has shown the error */
export const usePictureUpload = (place: UploadPlace) => {
  const client = useQueryClient();
  return async (file: File, onProgress: (share: number) => void): Promise<string | null> => {
    try {
      const path = await uploadPicture(client, await asPicture(file), onProgress);
      toast.success(successTexts[place]);
      return path;
    } catch (error) {
      toast.error(uploadErrorText(error, place));
      return null;
    }
  };
};
