// Uploads several files sequentially, each with its progress and the reason if it is refused.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import { notAnImage, uploadTexts } from '#contract/rules/uploads.ts';
import { saveErrorText } from '#web/admin/lib/save-errors.ts';
import { anyPictureRules, brochureRules, type FileRules, refusalOf } from '#web/admin/ui/files/file-rules.ts';
import { fittedPicture, scalingText } from '#web/admin/ui/files/scaled-picture.ts';
import { media, uploadMedia } from './media.queries.ts';

export interface Upload {
  key: number;
  name: string;
  /** From 0 to 1; null once it has ended. */
  progress: number | null;
  /** Reason of a refusal, otherwise null. */
  error: string | null;
  /** What was changed before it was sent, e.g. "scaled from 7.6 MB to 3.1 MB". */
  note: string | null;
}

const pictureRules: FileRules = { ...anyPictureRules, wrongKind: (fileName) => notAnImage(uploadTexts.notForLibrary, fileName) };

export const rulesOf = (file: File): FileRules => (file.type === 'application/pdf' ? brochureRules : pictureRules);

const errors = { fallback: 'Failed to upload file', from: 'errors-first' } as const;
/** The message for a failed upload or replacement. */
export const uploadErrorText = (error: unknown): string => saveErrorText(error, errors);

let lastKey = 0;

export const useMediaUploads = () => {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const send = async (key: number, file: File) => {
    try {
      const sent = await fittedPicture(file);
      const stored = await uploadMedia(client, sent, (progress) => change(key, { progress }));
      change(key, { progress: null, note: scalingText(file, sent) });
      return [stored];
    } catch (error) {
      change(key, { progress: null, error: uploadErrorText(error) });
      return [];
    }
  };
  /** @returns the stored files */
  const add = async (files: readonly File[]) => {
    const started = files.map((file) => ({ key: ++lastKey, file, error: refusalOf(file, rulesOf(file)) }));
    setUploads((before) => [
      ...before.filter(({ progress, error }) => progress !== null || error !== null),
      ...started.map(({ key, file, error }) => ({ key, name: file.name, progress: error === null ? 0 : null, error, note: null })),
    ]);
    const stored: MediaFile[] = [];
    for (const { key, file, error } of started) if (error === null) stored.push(...(await send(key, file)));
    // a list requested before the upload would lack the file
    await client.cancelQueries({ queryKey: media.keys.lists });
    media.reload(client);
    return stored;
  };
  return { uploads, add, clear: () => setUploads([]) };
};
