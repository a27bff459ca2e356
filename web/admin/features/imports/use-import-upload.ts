// The files of an upload and its progress. A repetition after a lost response sends the same key, so that one import is created.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportOptions, ImportRecord } from '#contract/imports.ts';
import { randomKey } from '#web/shared/lib/random-key.ts';
import { archiveRefusal, isArchive, sheetRefusal } from './import-file-rules.ts';
import { refusalText, uploadImport } from './imports.queries.ts';

interface Files {
  file: File | null;
  archive: File | null;
}
interface Refusals {
  file: string | null;
  archive: string | null;
}

const noRefusals: Refusals = { file: null, archive: null };

/** Assigns chosen or dropped files: a zip file has the pictures, any other one the records. A refused file replaces nothing. */
const assign = (before: Files, chosen: readonly File[]): { files: Files; refusals: Refusals } => {
  const files = { ...before };
  const refusals = { ...noRefusals };
  for (const one of chosen) {
    const slot = isArchive(one) ? 'archive' : 'file';
    const refusal = slot === 'archive' ? archiveRefusal(one) : sheetRefusal(one);
    if (refusal === null) files[slot] = one;
    else refusals[slot] = refusal;
  }
  return { files, refusals };
};

interface Options {
  options: ImportOptions;
  /** Files that were dropped before. */
  initial: readonly File[];
  onUploaded: (created: ImportRecord) => void;
}

export const useImportUpload = ({ options, initial, onUploaded }: Options) => {
  const client = useQueryClient();
  const [{ files, refusals }, setChosen] = useState(() => assign({ file: null, archive: null }, initial));
  /** From 0 to 1; null while nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const key = useRef(randomKey());
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const change = (next: { files: Files; refusals: Refusals }) => {
    key.current = randomKey();
    setError(null);
    setChosen(next);
  };
  const send = async () => {
    if (!files.file) return setChosen({ files, refusals: { ...refusals, file: 'Choose a file.' } });
    if (progress !== null) return;
    const controller = new AbortController();
    sending.current = controller;
    setError(null);
    setProgress(0);
    try {
      const { signal } = controller;
      const { file, archive } = files;
      onUploaded(await uploadImport(client, { file, archive, options, key: key.current }, { onProgress: setProgress, signal }));
    } catch (failure) {
      if (!controller.signal.aborted) setError(refusalText(failure, 'Failed to upload the file'));
    } finally {
      if (!controller.signal.aborted) setProgress(null);
    }
  };
  return {
    files,
    refusals,
    progress,
    error,
    add: (chosen: readonly File[]) => change(assign(files, chosen)),
    /** For the field of the pictures, which also explains why another file is refused. */
    addArchive: ([chosen]: readonly File[]) => {
      if (!chosen) return;
      const archive = archiveRefusal(chosen);
      change({ files: archive === null ? { ...files, archive: chosen } : files, refusals: { ...noRefusals, archive } });
    },
    remove: (slot: keyof Files) => change({ files: { ...files, [slot]: null }, refusals: noRefusals }),
    send,
  };
};
