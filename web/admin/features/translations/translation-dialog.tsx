// Opens the translation of a record into a language. Each language has a form of its own, so that texts of two languages cannot mix.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { editedTranslation } from '#contract/rules/editing.ts';
import { useLanguages } from '#web/admin/features/languages/languages.queries.ts';
import { useMayTranslate } from '#web/admin/lib/rights.ts';
import { WithKept } from '#web/admin/records/kept-context.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { ApiError } from '#web/shared/lib/api.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { TranslationForm, type TranslationFormProps } from './translation-form.tsx';
import { type OfTranslation, translationKeys, translationQuery } from './translations.queries.ts';

interface Props extends Pick<TranslationFormProps, 'onLanguage' | 'onNext' | 'onClose'> {
  of: OfTranslation;
}

export const TranslationDialog = ({ of, ...actions }: Props) => {
  const languages = useLanguages();
  const mayTranslate = useMayTranslate();
  const client = useQueryClient();
  const { data: translation, error, refetch } = useQuery(translationQuery(of));
  const [restarts, restart] = useReducer((count: number) => count + 1, 0);
  const startAgain = async () => {
    await refetch();
    restart();
    void client.invalidateQueries({ queryKey: translationKeys.all, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
  };
  const [main, ...others] = languages ?? [];
  const language = others.find(({ code }) => code === of.language);
  if (main && language && translation) {
    return (
      <ReadOnly value={!mayTranslate(of.language)}>
        <WithKept key={`${of.kind} ${of.id} ${of.language} ${restarts}`} of={{ kind: editedTranslation(of.kind, of.language), id: of.id }}>
          <TranslationForm
            {...actions}
            onRestored={() => void startAgain()}
            translation={translation}
            main={main}
            language={language}
            languages={others}
          />
        </WithKept>
      </ReadOnly>
    );
  }
  const isUnknown = languages !== undefined && !language;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Dialog isOpen onClose={actions.onClose} title="Translation" className="dlg-xl">
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title="Translation" onClose={actions.onClose} />
          <div className="dlg-body">
            {isUnknown && <EmptyList title="The site does not have this language" text="An owner can add it under Languages." />}
            {!isUnknown && isGone && (
              <EmptyList title="This record does not exist any more" text="It was deleted, or has no texts to translate." />
            )}
            {!isUnknown && error && !isGone && <FailedList title="Failed to load the translation" onRetry={() => void refetch()} />}
            {!isUnknown && !error && (
              <div className="stack is-late">
                <LoadingText>Loading the translation...</LoadingText>
                <Skeleton height="60px" />
                <Skeleton height="60px" />
                <Skeleton height="160px" />
              </div>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
};
