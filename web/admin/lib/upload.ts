// Sends a picture on its own and reads where it is stored.
import type { QueryClient } from '@tanstack/react-query';
import type { createUpload } from '#contract/uploads.ts';
import { call, InvalidAnswerError } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

/** The server took the file but did not say where it is. */
export class InvalidUploadError extends Error {
  override name = 'InvalidUploadError';

  constructor() {
    super('Upload failed - invalid server response');
  }
}

/**
 * @param onProgress is told the share that has been sent, from 0 to 1
 * @returns the stored path
 * @throws ApiError, InvalidUploadError, or what the browser throws without an answer
 */
export const uploadPicture = async (client: QueryClient, file: File, onProgress?: (share: number) => void): Promise<string> => {
  const body = new FormData();
  body.append('file', file);
  try {
    const { path } = await call<typeof createUpload>(transportOf(client), 'POST', '/api/admin/upload', {
      body,
      onProgress,
      expects: { path: 'string' },
    });
    if (path === '') throw new InvalidAnswerError();
    return path;
  } catch (error) {
    throw error instanceof InvalidAnswerError ? new InvalidUploadError() : error;
  }
};
