// Uploads of the admin area: XMLHttpRequest, because fetch does not report upload progress. Loaded with the first upload.
import type { ApiRequest } from './api.ts';
import type { Sent } from './browser-transport.ts';

export const sendWithProgress = (
  { method, path, signal, onProgress }: ApiRequest,
  headers: Record<string, string>,
  body?: BodyInit,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('The request was aborted.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit | undefined);
  });
