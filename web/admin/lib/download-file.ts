// Fetches a file that only administrators may read: a plain link cannot send the session token.
import { ApiError } from '#web/shared/lib/api.ts';
import { csrfHeaders } from '#web/shared/lib/csrf-headers.ts';
import { readToken, sessionEnded } from '#web/shared/lib/session-token.ts';

/** @throws ApiError */
export const downloadFile = async (path: string): Promise<Blob> => {
  const token = readToken();
  const response = await fetch(path, {
    credentials: 'same-origin',
    headers: { ...csrfHeaders(), ...(token && { Authorization: `Bearer ${token}` }) },
  });
  if (response.status === 401 && token === readToken()) sessionEnded();
  if (!response.ok) throw new ApiError(response.status, null);
  // not as text, which would lose the byte order mark by which spreadsheets recognise UTF-8
  return response.blob();
};
