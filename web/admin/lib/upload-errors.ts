// What is said when a picture that is sent on its own (for a setting, a slide, a portrait) did not arrive.
import { ApiError } from '#web/shared/lib/api.ts';
import { saveErrorText } from './save-errors.ts';
import { InvalidUploadError } from './upload.ts';

export type UploadPlace = 'setting' | 'slide' | 'portrait';

const messageOf = (error: unknown): string => (error instanceof ApiError && error.answer?.message) || '';

export const uploadErrorText = (error: unknown, place: UploadPlace): string => {
  if (error instanceof InvalidUploadError) return error.message;
  if (place === 'setting') return messageOf(error) || 'Failed to upload image';
  if (place === 'portrait') return 'Failed to upload photo';
  // what the network said is no help in choosing another file
  if (!(error instanceof ApiError)) return 'Failed to upload file';
  return saveErrorText(error, {
    fallback: 'Failed to upload file',
    from: 'message-first',
    exceptionText: 'Server error occurred. Please try again.',
  });
};
