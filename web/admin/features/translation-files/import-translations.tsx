// The button that imports translations into a language.
import { lazy, Suspense, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

const TranslationImportDialog = lazy(async () => ({
  default: (await import('./translation-import-dialog.tsx')).TranslationImportDialog,
}));

/** @param language code of the language */
export const ImportTranslations = ({ language }: { language: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        <AdminIcon name="upload" />
        Import
      </button>
      {isOpen && (
        <Suspense>
          <TranslationImportDialog language={language} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
