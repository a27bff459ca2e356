// The button that exports texts with their translations into a language.
import { lazy, Suspense, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

const TranslationExportDialog = lazy(async () => ({
  default: (await import('./translation-export-dialog.tsx')).TranslationExportDialog,
}));

/** @param language code of the language */
export const ExportTranslations = ({ language }: { language: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <AdminIcon name="download" />
        Export
      </button>
      {isOpen && (
        <Suspense>
          <TranslationExportDialog language={language} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
