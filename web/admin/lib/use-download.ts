// Downloads a file that the server writes, and saves it.
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { downloadNamedFile } from './download-file.ts';
import { saveTextFile } from './save-text-file.ts';

/** Closing the dialog ends the download. */
export const useDownload = (onDone: () => void) => {
  const [bytes, setBytes] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (path: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    setError(null);
    try {
      const { name, content } = await downloadNamedFile(path, { signal: controller.signal, onBytes: setBytes });
      saveTextFile(name, content, content.type);
      toast.success(`${name} is saved in your downloads`);
      onDone();
    } catch (failure) {
      if (controller.signal.aborted) return;
      const message = failure instanceof ApiError ? failure.answer?.message : undefined;
      setError(message ?? 'The file did not arrive completely. Check the connection and export again.');
    } finally {
      setBytes(null);
    }
  };
  return { isBusy: bytes !== null, bytes, error, start };
};
