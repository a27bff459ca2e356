// The button that imports translations into a language, and reports an import that continues while its dialog is closed.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { TranslationImport } from '#contract/translation-imports.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { importQuery } from './translation-import.queries.ts';

const TranslationImportDialog = lazy(async () => ({
  default: (await import('./translation-import-dialog.tsx')).TranslationImportDialog,
}));

const savedText = ({ action, report }: TranslationImport): string => {
  const count = report === null ? 0 : report.counts.new + report.counts.changed;
  const texts = count === 1 ? '1 text' : `${count.toLocaleString('en-US')} texts`;
  return action === 'publish' ? `${texts} published` : `${texts} saved as drafts`;
};

/** When texts have been saved, the list is loaded again. */
const useEnd = (current: TranslationImport | null) => {
  const client = useQueryClient();
  const before = useRef(current);
  useEffect(() => {
    const { id, state } = before.current ?? {};
    before.current = current;
    // a small import can have been saved when the call that starts it is answered
    const hasEnded =
      current !== null && current.id === id && current.state !== state && current.action !== null && current.progress === null;
    if (!hasEnded) return;
    void client.invalidateQueries({ queryKey: ['translations'] });
    if (current.state === 'saved') toast.success(savedText(current));
    if (current.state === 'failed') toast.error('The import of translations has ended early');
  }, [client, current]);
};

const labelOf = (current: TranslationImport | null): string => {
  if (current === null) return 'Import';
  if (current.progress === null) return 'Import: result';
  const { done, total } = current.progress;
  return `${current.state === 'checking' ? 'Checking' : 'Importing'}… ${Math.floor((100 * done) / Math.max(1, total))} %`;
};

/** @param language code of the language, which is the same for the life of the component */
export const ImportTranslations = ({ language }: { language: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data: current = null } = useQuery(importQuery(language));
  useEnd(current);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <AdminIcon name="upload" />
        {isOpen ? 'Import' : labelOf(current)}
      </button>
      {isOpen && (
        <Suspense>
          <TranslationImportDialog language={language} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
