// Downloads an export, and saves it as a file.
import { useEffect, useRef, useState } from 'react';
import type { ExportKind } from '#contract/rules/imports.ts';
import { downloadNamedFile } from '#web/admin/lib/download-file.ts';
import { saveTextFile } from '#web/admin/lib/save-text-file.ts';
import { ApiError } from '#web/shared/lib/api.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ExportChoice, exportPath, rememberChoice } from './export-choice.ts';

interface Options {
  kind: ExportKind;
  filter: Readonly<Record<string, unknown>>;
  onDone: () => void;
}

/** Closing the dialog ends the download. */
export const useExport = ({ kind, filter, onDone }: Options) => {
  const [bytes, setBytes] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (choice: ExportChoice): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    setError(null);
    rememberChoice(kind, choice);
    try {
      const { name, content } = await downloadNamedFile(exportPath(kind, filter, choice), { signal: controller.signal, onBytes: setBytes });
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
