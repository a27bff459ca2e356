// The form with all texts of a language: only the texts that the filter finds in opened parts are on the screen.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { InterfaceText } from '#contract/interface-texts.ts';
import { counted } from '#contract/rules/numbers.ts';
import { isMissingText, matchesTextFilter } from '#contract/texts/own-texts.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormMessages, FormPage, SaveButton } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { interfaceTextsQuery, saveTexts } from './interface-texts.queries.ts';
import { noFilter, TextFilters } from './text-filters.tsx';
import { TextPart } from './text-part.tsx';
import { checkTexts, partName, readTexts, type TextValues, textForms, withSaved, writeTexts } from './text-values.ts';

export const interfaceTextsHead = {
  title: 'Site Texts',
  subtitle: 'The words of the website that are not content, such as buttons',
} as const;

const labelsOf = (texts: readonly InterfaceText[], language: string): Record<string, string> =>
  Object.fromEntries(texts.flatMap((text) => textForms(text, language).map(({ name }) => [name, `${partName(text.part)}: ${text.key}`])));

const missingText = (texts: readonly InterfaceText[]): string => {
  const missing = texts.filter(isMissingText).length;
  if (missing === 0) return 'No text is missing.';
  return `${counted(missing, 'text')} of ${texts.length} ${missing === 1 ? 'is' : 'are'} missing: visitors read ${missing === 1 ? 'it' : 'them'} in English.`;
};

interface Props {
  language: string;
  texts: readonly InterfaceText[];
  /** The choice of the language. */
  languages: ReactNode;
}

export const InterfaceTextsForm = ({ language, texts, languages }: Props) => {
  const client = useQueryClient();
  const [filter, setFilter] = useState(noFilter);
  /** The opened parts; while the texts are filtered, the closed ones. */
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const form = useRecordForm<readonly InterfaceText[], TextValues>({
    record: texts,
    read: (stored) => readTexts(stored ?? [], language),
    check: (values) => checkTexts(texts, values, language),
    save: async (values, { record, changed }) => {
      const known = record ?? [];
      return withSaved(known, await saveTexts(client, language, writeTexts(known, { values, changed, language })));
    },
    reload: async () => (await client.fetchQuery(interfaceTextsQuery(language))).texts,
    labels: labelsOf(texts, language),
    explain: explainByMessage('Failed to save the texts'),
    onSaved: () => toast.success('Texts saved successfully'),
  });
  const known = form.record ?? texts;
  const { search, part, only } = filter;
  const found = known.filter((text) => matchesTextFilter(text, { search, part: part || undefined, only: only || undefined }));
  const byPart = [...Map.groupBy(found, (text) => text.part)];
  const isFiltered = search.trim() !== '' || part !== '' || only !== '';
  const isRefused = (name: string) => form.refusals > 0 && Object.keys(form.errors).some((field) => field.startsWith(`${name}/`));
  const toggle = (name: string) => setToggled((open) => (open.includes(name) ? open.filter((one) => one !== name) : [...open, name]));
  return (
    <FormPage form={form} label="Site texts">
      <ScreenHead {...interfaceTextsHead}>
        <FormState form={form} />
        {languages}
        <SaveButton form={form} hasShortcut>
          Save Texts
        </SaveButton>
      </ScreenHead>
      <FormMessages form={form} />
      <TextFilters
        filter={filter}
        onChange={(change) => {
          setFilter((now) => ({ ...now, ...change }));
          setToggled([]);
        }}
        parts={[...new Set(known.map((text) => text.part))]}
      />
      <p className="site-text-missing" role="status">
        <span>{missingText(known)}</span> {isFiltered && <span>{counted(found.length, 'text')} found.</span>}
      </p>
      {byPart.map(([name, own]) => (
        <TextPart
          key={name}
          part={name}
          texts={own}
          isOpen={isFiltered !== toggled.includes(name) || isRefused(name)}
          onToggle={() => toggle(name)}
          form={form}
          language={language}
        />
      ))}
    </FormPage>
  );
};
