// In the head of a record's form: the state of each translation, and a menu that opens one. Nothing on a site with one language.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { useOtherLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useMenu } from '#web/admin/ui/use-menu.ts';
import { TranslationDialog } from './translation-dialog.tsx';
import { stateWords } from './translation-words.ts';
import { type Translated, translationStatesQuery } from './translations.queries.ts';

const TranslationsMenu = ({ record }: { record: Translated }) => {
  const languages = useOtherLanguages();
  const { data: states } = useQuery(translationStatesQuery(record));
  const { isOpen, close, rootRef, trigger, menu } = useMenu('Translations');
  const [language, setLanguage] = useState<string | null>(null);
  const stateOf = (code: string) => states?.find((one) => one.language === code);
  const open = languages.filter(({ code }) => stateOf(code)?.state !== 'ready').length;
  const description = states ? (open === 0 ? 'all ready' : `${open} of ${languages.length} need work`) : undefined;
  return (
    <div ref={rootRef} className="translations-menu">
      <button
        type="button"
        className="btn btn-quiet btn-icon-s"
        aria-label={description ? `Translations ${description}` : 'Translations'}
        title={description ? `Translations: ${description}` : 'Translations'}
        {...trigger}
      >
        <AdminIcon name="languages" />
        <span aria-hidden="true">Translations</span>{' '}
        {states && open > 0 && (
          <span className="translations-open num" aria-hidden="true">
            {open}
          </span>
        )}
      </button>
      {isOpen && (
        <div className="menu" {...menu}>
          {languages.map(({ code, name }) => {
            const state = stateOf(code);
            return (
              <button
                key={code}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  // the dialog returns the focus to it
                  trigger.ref.current?.focus();
                  setLanguage(code);
                }}
              >
                <span className="grow">{englishName(code) ?? name}</span>
                {state && <span className={stateWords[state.state].badge}>{stateWords[state.state].text}</span>}
                {state?.has_draft && <span className="tag accent">Draft</span>}
              </button>
            );
          })}
        </div>
      )}
      {/* rendered outside the form around the button, because forms cannot be nested */}
      {language !== null &&
        createPortal(
          <TranslationDialog of={{ ...record, language }} onLanguage={setLanguage} onClose={() => setLanguage(null)} />,
          document.body,
        )}
    </div>
  );
};

export const TranslationsButton = (props: { record: Translated }) => useOtherLanguages().length > 0 && <TranslationsMenu {...props} />;
