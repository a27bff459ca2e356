// The file of an import of translations: sent once to be checked, and again to be saved.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ImportAction, translationFileBytes } from '#contract/rules/translation-files.ts';
import type { importTranslations, TranslationImportReport } from '#contract/translation-files.ts';
import { saveErrorText } from '#web/admin/lib/save-errors.ts';
import { call } from '#web/shared/lib/api.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const refusalOf = ({ name, size }: File): string | null => {
  if (!/\.(?:xlf|xliff|xml|xlsx|csv|tsv|txt)$/i.test(name))
    return `The file ${name} cannot be imported. Choose an exported file that has been translated (.xlf or .xlsx).`;
  if (size === 0) return `The file ${name} is empty.`;
  return size > translationFileBytes ? `The file ${name} is too large. It must be less than 100 MB.` : null;
};

const failureText = (error: unknown): string =>
  error instanceof TypeError
    ? 'The server does not respond. Try again: what has been saved is not saved twice.'
    : saveErrorText(error, { fallback: 'Failed to import the file', from: 'errors-first' });

const textOf = ({ new: added, changed }: TranslationImportReport['counts'], action: ImportAction): string => {
  const count = added + changed;
  const texts = count === 1 ? '1 text' : `${count} texts`;
  return action === 'publish' ? `${texts} published` : `${texts} saved as drafts`;
};

export const useTranslationImport = (language: string) => {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<TranslationImportReport | null>(null);
  const [busy, setBusy] = useState<ImportAction | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (chosen: File, action: ImportAction): Promise<void> => {
    const controller = new AbortController();
    sending.current = controller;
    setBusy(action);
    setError(null);
    try {
      const answer = await call<typeof importTranslations>(transportOf(client), 'POST', `/api/admin/translation-files/${language}`, {
        body: new FormBody({ action, file: chosen }),
        signal: controller.signal,
      });
      setReport(answer.report);
      if (action !== 'check') toast.success(textOf(answer.report.counts, action));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failureText(failure));
    } finally {
      if (!controller.signal.aborted) setBusy(null);
      if (action !== 'check') void client.invalidateQueries({ queryKey: ['translations'] });
    }
  };
  return {
    file,
    report,
    busy,
    error,
    choose: ([chosen]: readonly File[]) => {
      if (!chosen) return;
      const refusal = refusalOf(chosen);
      setReport(null);
      setError(refusal);
      setFile(refusal === null ? chosen : null);
      if (refusal === null) void send(chosen, 'check');
    },
    remove: () => {
      sending.current?.abort();
      setFile(null);
      setReport(null);
      setBusy(null);
      setError(null);
    },
    send: (action: ImportAction) => (file && busy === null ? send(file, action) : undefined),
  };
};
