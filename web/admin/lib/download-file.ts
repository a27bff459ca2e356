// Fetches a file that only administrators may read: a plain link cannot send the session token.
import { ApiError } from '#web/shared/lib/api.ts';
import { csrfHeaders } from '#web/shared/lib/csrf-headers.ts';
import { readToken, sessionEnded } from '#web/shared/lib/session-token.ts';

interface Options {
  signal?: AbortSignal;
  /** Called with the number of received bytes. */
  onBytes?: (bytes: number) => void;
}

/** @throws ApiError */
const request = async (path: string, signal?: AbortSignal): Promise<Response> => {
  const token = readToken();
  const response = await fetch(path, {
    credentials: 'same-origin',
    headers: { ...csrfHeaders(), ...(token && { Authorization: `Bearer ${token}` }) },
    ...(signal && { signal }),
  });
  if (response.status === 401 && token === readToken()) sessionEnded();
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
  return response;
};

/** @throws ApiError */
export const downloadFile = async (path: string): Promise<Blob> => {
  const response = await request(path);
  // not as text, which would lose the byte order mark by which spreadsheets recognise UTF-8
  return response.blob();
};

/** A file whose name the server chooses. @throws ApiError, and any error of `fetch` if the transfer fails */
export const downloadNamedFile = async (path: string, { signal, onBytes }: Options = {}): Promise<{ name: string; content: Blob }> => {
  const response = await request(path, signal);
  const [, name = 'export'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const parts: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (let bytes = 0; reader; ) {
    const { value } = await reader.read();
    if (!value) break;
    parts.push(value);
    bytes += value.byteLength;
    onBytes?.(bytes);
  }
  return { name, content: new Blob(parts, { type: response.headers.get('content-type') ?? '' }) };
};
