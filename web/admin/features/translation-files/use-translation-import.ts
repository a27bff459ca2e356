// The file of an import of translations and what can be done with it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { translationFileBytes } from '#contract/rules/translation-files.ts';
import type { TranslationImport } from '#contract/translation-imports.ts';
import { refusalText } from '#web/admin/features/imports/imports.queries.ts';
import { isNotFound } from '#web/shared/lib/api.ts';
import { changeImport, type ImportChange, importQuery, removeImport, uploadFile } from './translation-import.queries.ts';

const refusalOf = ({ name, size }: File): string | null => {
  if (!/\.(?:xlf|xliff|xml|xlsx|csv|tsv|txt)$/i.test(name))
    return `The file ${name} cannot be imported. Choose an exported file that has been translated (.xlf or .xlsx).`;
  if (size === 0) return `The file ${name} is empty.`;
  return size > translationFileBytes ? `The file ${name} is too large. It must be less than 100 MB.` : null;
};

const replaced = 'Another file has been chosen for this language in another window, or this one has been removed.';

type SetError = (error: string | null) => void;

/** Changes or removes the import. */
const useChange = (language: string, current: TranslationImport | null, setError: SetError) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ImportChange | 'remove' | null>(null);
  const change = async (what: NonNullable<typeof busy>): Promise<void> => {
    if (current === null || busy !== null) return;
    const { id } = current;
    setBusy(what);
    setError(null);
    try {
      await (what === 'remove' ? removeImport(client, language, id) : changeImport(client, language, { id, action: what }));
    } catch (failure) {
      setError(isNotFound(failure) ? replaced : refusalText(failure, 'Failed to change the import'));
    } finally {
      setBusy(null);
    }
  };
  return { busy, change };
};

/** Sends a file. */
const useSending = (language: string, setError: SetError) => {
  const client = useQueryClient();
  /** That is being sent, or was refused. */
  const [file, setFile] = useState<File | null>(null);
  /** Share of the file that has been sent, from 0 to 1; null while nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (chosen: File, after: Promise<void>): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setFile(chosen);
    setSent(0);
    try {
      await after;
      await uploadFile(client, language, chosen, { onProgress: setSent, signal });
      setFile(null);
    } catch (failure) {
      if (!signal.aborted) setError(refusalText(failure, 'Failed to upload the file'));
    } finally {
      if (sending.current === controller) setSent(null);
    }
  };
  const stop = () => {
    sending.current?.abort();
    sending.current = null;
    setFile(null);
    setSent(null);
  };
  return { file, sent, send, stop };
};

export const useTranslationImport = (language: string) => {
  const { data: current = null } = useQuery(importQuery(language));
  const [error, setError] = useState<string | null>(null);
  const { busy, change } = useChange(language, current, setError);
  const { file, sent, send, stop } = useSending(language, setError);
  /** A new file waits until the one before is removed. */
  const removing = useRef(Promise.resolve());
  return {
    current,
    file,
    sent,
    busy,
    error,
    change,
    choose: ([chosen]: readonly File[]) => {
      if (!chosen) return;
      const refusal = refusalOf(chosen);
      setError(refusal);
      if (refusal === null) void send(chosen, removing.current);
    },
    /** Removes the file that is shown. */
    remove: () => {
      setError(null);
      if (file) stop();
      else removing.current = change('remove');
    },
  };
};

export type TranslationImportState = ReturnType<typeof useTranslationImport>;
