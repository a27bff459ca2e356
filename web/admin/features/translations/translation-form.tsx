// A translation beside its original: the texts of a record, one below the other.

import { useEffect, useRef } from 'react';
import { isPublishedKind } from '#contract/records/kinds.ts';
import type { Language } from '#contract/rules/languages.ts';
import type { Translation } from '#contract/translations.ts';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { FootButton, FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { askToDiscard } from '#web/admin/ui/form/unsaved-work.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { SiteLinks } from '#web/admin/ui/site-links.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { TranslationNotice } from './translation-notice.tsx';
import { TranslationPreview } from './translation-preview.tsx';
import { TranslationSchedule } from './translation-schedule.tsx';
import { confirmationOf, markOf, type TranslationValues, type Unit } from './translation-values.ts';
import { kindWords, recordName } from './translation-words.ts';
import { UnitField } from './unit-field.tsx';
import { type TranslationForm as TranslationFormState, useTranslationForm } from './use-translation-form.ts';
import { useUnitKeys } from './use-unit-keys.ts';

export interface TranslationFormProps {
  translation: Translation;
  /** The main language. */
  main: Language;
  language: Language;
  /** All languages into which the record is translated. */
  languages: readonly Language[];
  onLanguage: (code: string) => void;
  /** Called after an earlier state was restored. */
  onRestored: () => void;
  /** Opens the next record of the list that needs work; absent outside the list. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

interface LanguageSelectProps extends Pick<TranslationFormProps, 'language' | 'languages' | 'onLanguage'> {
  isDisabled: boolean;
}

const LanguageSelect = ({ language, languages, isDisabled, onLanguage }: LanguageSelectProps) => (
  <select
    className="select translation-language"
    aria-label="Language"
    value={language.code}
    disabled={isDisabled}
    onChange={({ target }) => onLanguage(target.value)}
  >
    {languages.map(({ code, name }) => (
      <option key={code} value={code}>
        {englishName(code) ?? name}
      </option>
    ))}
  </select>
);

const countMarks = (units: readonly Unit[], values: TranslationValues) => {
  const marks = units.map((unit) => markOf(unit, values));
  const count = (mark: string) => marks.filter((one) => one === mark).length;
  return { missing: count('missing'), outdated: count('outdated') };
};

interface HeadProps extends Pick<TranslationFormProps, 'main' | 'language' | 'languages' | 'onLanguage'> {
  form: TranslationFormState;
}

const Head = ({ main, language, languages, onLanguage, form }: HeadProps) => {
  const { missing, outdated } = countMarks(form.translation.units, form.values);
  const rest = [missing > 0 && `${missing} missing`, outdated > 0 && `${outdated} outdated`].filter(Boolean).join(', ');
  return (
    <div className="units-head">
      <span>{englishName(main.code) ?? main.name}, the original</span>
      <span>
        {languages.length === 1 ? (
          <span>{englishName(language.code) ?? language.name}</span>
        ) : (
          <LanguageSelect
            language={language}
            languages={languages}
            isDisabled={form.isSaving}
            onLanguage={(code) => askToDiscard(form.work, () => onLanguage(code))}
          />
        )}
        <small role="status">{rest || 'Every text is translated'}</small>
      </span>
    </div>
  );
};

interface ToolsProps extends Pick<TranslationFormProps, 'onRestored'> {
  form: TranslationFormState;
}

const Tools = ({ form: { translation, isDirty, schedule }, onRestored }: ToolsProps) => (
  <>
    {translation.history_id !== null && (
      <HistoryButton
        of={{ kind: 'translation', id: translation.history_id }}
        name={`${recordName(translation)} in ${englishName(translation.language) ?? translation.language}`}
        isDirty={isDirty}
        onRestored={onRestored}
      />
    )}
    <TranslationSchedule name={translation.title} publishAt={translation.publish_at} onSchedule={schedule} />
  </>
);

const NextButton = ({ form, onNext }: { form: TranslationFormState; onNext: () => void }) =>
  form.isDirty || form.translation.has_draft ? (
    <FootButton icon="right" label="Publish and next" onClick={() => void form.submit('another')} />
  ) : (
    <FootButton icon="right" label="Next" onClick={onNext} />
  );

const useShortcuts = (form: TranslationFormState): void => {
  const isReadOnly = useIsReadOnly();
  useUnitKeys((action, key) => {
    const unit = form.translation.units.find((one) => one.key === key);
    if (!unit || isReadOnly) return;
    if (action === 'copy' && unit.source !== '') form.set(key, unit.source);
    if (action === 'confirm' && markOf(unit, form.values) === 'outdated') form.set(confirmationOf(key), 'yes');
  });
};

/** Moves the focus to the first text; the choice of the language comes before it. */
const useFirstText = () => {
  const texts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    texts.current?.querySelector<HTMLElement>('.unit-translation :is(input, textarea)')?.focus();
  }, []);
  return texts;
};

export const TranslationForm = (props: TranslationFormProps) => {
  const { translation: opened, main, language, languages, onLanguage, onRestored, onNext, onClose } = props;
  const formats = useFormats();
  const { kind, id } = opened;
  const form = useTranslationForm({
    of: { kind, id, language: language.code },
    translation: opened,
    onDone: (intent) => (intent === 'another' && onNext ? onNext() : onClose()),
  });
  useShortcuts(form);
  const texts = useFirstText();
  const { translation } = form;
  const { units, address, by, updated_at } = translation;
  const saved =
    updated_at === null ? 'Not begun' : `Saved ${formats.date(updated_at)}, ${formats.time(updated_at)}${by === null ? '' : ` by ${by}`}`;
  return (
    <FormDialog
      title={`Edit ${englishName(language.code) ?? language.name} Translation`}
      facts={[kindWords[kind][0], recordName(translation), saved]}
      size="editor"
      form={form}
      action="Publish translation"
      busyText="Publishing..."
      canSaveDraft
      isDrafted
      tools={<Tools form={form} onRestored={onRestored} />}
      headActions={address !== null && <SiteLinks path={address} />}
      actions={onNext && <NextButton form={form} onNext={onNext} />}
      preview={
        isPublishedKind(kind) && (
          <TranslationPreview of={{ kind, id, language: language.code }} name={translation.title} hasChanges={form.hasChanges} />
        )
      }
      notice={<TranslationNotice translation={translation} onDiscard={form.discard} />}
      onClose={onClose}
    >
      <div ref={texts} className="units">
        <Head main={main} language={language} languages={languages} onLanguage={onLanguage} form={form} />
        {units.map((unit) => (
          <UnitField key={unit.key} unit={unit} main={main} language={language} form={form} />
        ))}
        {units.length === 0 && <p className="hint">This record has no texts to translate.</p>}
      </div>
    </FormDialog>
  );
};
