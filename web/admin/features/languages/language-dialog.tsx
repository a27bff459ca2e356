// A dialog that adds a language, or changes one. The code of a stored language is fixed, because its translations have it; only that of
// the main language, which has no translations, can be changed.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { languageErrors } from '#contract/rules/language-setting.ts';
import type { Direction, Language } from '#contract/rules/languages.ts';
import type { Setting } from '#contract/settings.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { type Form, useForm } from '#web/admin/ui/form/use-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { englishName, languageChoices, suggestedLanguage } from './language-list.ts';
import { languagesErrorText, saveLanguages } from './languages.queries.ts';

interface Props {
  setting: Setting;
  languages: readonly Language[];
  /** Null to add one. */
  language: Language | null;
  onClose: () => void;
}

interface Values extends Omit<Language, 'is_published'> {
  /** One of the common languages; '' for any other. */
  choice: string;
}

const nameLength = 60;
const codeLength = 20;

const directionOptions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const satisfies { value: Direction; label: string }[];

const codeError = (code: string, wrong: string | undefined, others: readonly Language[]): string | undefined => {
  if (code === '') return 'Choose a language, or enter its code.';
  if (code !== code.toLowerCase()) return 'Enter a code in lower case, such as de or pt-br.';
  const taken = others.find((other) => other.code === code);
  if (taken) return `The site already has the code ${code}: ${taken.name}.`;
  return englishName(code) === null ? `There is no language with the code ${code}.` : wrong;
};

const checkOf = (others: readonly Language[]) => (values: Values) => {
  const code = values.code.trim();
  const wrong = languageErrors({ ...values, code, name: values.name.trim(), locale: values.locale.trim() });
  return {
    code: codeError(code, wrong.code, others),
    name: wrong.name && 'Enter the name of the language, in that language.',
    locale: wrong.locale && 'Enter a locale such as de-DE.',
  };
};

const MainCodeNotice = ({ from, to }: { from: Language; to: string }) => (
  <div className="notice yellow" role="status">
    <AdminIcon name="alert" />
    <div className="grow">
      <b>No text is translated by this</b>
      <span>
        Your texts stay as they are written, and visitors and search engines are told that they are {englishName(to) ?? to}, not{' '}
        {englishName(from.code) ?? from.name}. Change this only if the texts are already in that language.
      </span>
    </div>
  </div>
);

const useLanguageForm = ({ setting, languages, language, onClose }: Props) => {
  const client = useQueryClient();
  // set once the language is stored: a later save replaces it
  const stored = useRef(language?.code ?? null);
  const others = languages.filter(({ code }) => code !== stored.current);
  return useForm<Values, void>({
    initial: language ? { choice: '', ...language } : { choice: '', code: '', name: '', locale: '', direction: 'ltr' },
    check: checkOf(others),
    save: async ({ code, name, locale, direction }) => {
      const is_published = language?.is_published ?? false;
      const saved: Language = { code: code.trim(), name: name.trim(), locale: locale.trim(), direction, is_published };
      const at = languages.findIndex((one) => one.code === stored.current);
      await saveLanguages(client, setting, at < 0 ? [...languages, saved] : languages.with(at, saved));
      stored.current = saved.code;
    },
    explain: (error) => ({ text: languagesErrorText(error), fields: {} }),
    onSaved: (_answer, { code, name }) => toast.success(`${englishName(code) ?? name} ${language ? 'saved' : 'added'}`),
    onDone: onClose,
  });
};

/** Fills in what is usual for a language. */
const fillIn = (form: Form<Values>, code: string): void => {
  const suggested = suggestedLanguage(code);
  if (!suggested) return;
  form.set('name', suggested.name);
  form.set('locale', suggested.locale);
  form.set('direction', suggested.direction);
};

interface FieldProps {
  form: Form<Values>;
  isNew: boolean;
  isMain: boolean;
}

const LanguageChoice = ({ form, taken }: { form: Form<Values>; taken: readonly string[] }) => (
  <SelectField
    label="Language"
    isRequired
    placeholder="Another language: enter its code"
    options={languageChoices(taken)}
    {...form.field('choice')}
    onChange={(choice) => {
      form.set('choice', choice);
      form.set('code', choice);
      fillIn(form, choice);
    }}
  />
);

const CodeField = ({ form, isNew, isMain }: FieldProps) => {
  const { code, name } = form.values;
  const field = form.field('code');
  if (!isNew && !isMain) {
    return (
      <div className="field">
        <span className="flabel">Code</span>
        <div className="locked">
          <AdminIcon name="lock" />
          <span className="mono">{code}</span>
        </div>
        <p className="hint">Its translations have this code.</p>
      </div>
    );
  }
  return (
    <TextField
      label="Code"
      isRequired
      className="mono"
      autoComplete="off"
      maxLength={codeLength}
      hint={isMain ? 'Addresses of the main language do not contain it.' : `Part of the addresses: /${code || 'de'}/products`}
      {...field}
      onBlur={() => {
        field.onBlur?.();
        if (isNew && name.trim() === '') fillIn(form, code.trim());
      }}
    />
  );
};

export const LanguageDialog = (props: Props) => {
  const { languages, language, onClose } = props;
  const form = useLanguageForm(props);
  const isNew = language === null;
  const isMain = !isNew && language.code === languages[0]?.code;
  const { code } = form.values;
  return (
    <FormDialog
      isOnce
      title={isNew ? 'Add Language' : `Edit ${englishName(language.code) ?? language.name}`}
      form={form}
      action={isNew ? 'Add language' : 'Update language'}
      onClose={onClose}
    >
      {isMain && code !== language.code && englishName(code) !== null && <MainCodeNotice from={language} to={code} />}
      {isNew && <LanguageChoice form={form} taken={languages.map((other) => other.code)} />}
      <div className="grid-2">
        <CodeField form={form} isNew={isNew} isMain={isMain} />
        <TextField
          label="Name"
          isRequired
          autoComplete="off"
          maxLength={nameLength}
          hint="In the language itself, as visitors choose it."
          {...form.field('name')}
        />
        <TextField
          label="Locale"
          isRequired
          className="mono"
          autoComplete="off"
          maxLength={codeLength}
          hint={isMain ? 'Numbers follow the notation under Brand and Company.' : 'Notation of numbers and dates.'}
          {...form.field('locale')}
        />
        <SelectField label="Direction" isRequired options={directionOptions} {...form.field('direction')} />
      </div>
      {isNew && <p className="hint">Visitors see the language only after you have published it.</p>}
    </FormDialog>
  );
};
