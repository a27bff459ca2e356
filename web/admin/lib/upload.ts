// Uploads one picture on its own, without the rest of a form.
import type { QueryClient } from '@tanstack/react-query';
import type { createUpload } from '#contract/uploads.ts';
import { call, InvalidAnswerError } from '#web/shared/lib/api.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

/** The server's response does not contain the stored path. */
export class InvalidUploadError extends Error {
  override name = 'InvalidUploadError';

  constructor() {
    super('Upload failed - invalid server response');
  }
}

/**
 * @param onProgress called with the fraction that has been sent, from 0 to 1
 * @returns the stored path
 * @throws ApiError, InvalidUploadError, or the error of the browser if there is no response
 */
export const uploadPicture = async (client: QueryClient, file: File, onProgress?: (share: number) => void): Promise<string> => {
  try {
    const { path } = await call<typeof createUpload>(transportOf(client), 'POST', '/api/admin/upload', {
      body: new FormBody({ file }),
      onProgress,
      expects: { path: 'string' },
    });
    if (path === '') throw new InvalidAnswerError();
    return path;
  } catch (error) {
    throw error instanceof InvalidAnswerError ? new InvalidUploadError() : error;
  }
};
