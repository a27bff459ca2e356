// The section "Search and sharing" of a record's form: title and description for search engines, with previews.
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { published } from '#contract/records/kinds.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { titleOf } from '#web/admin/records/kinds.ts';
import { FormSection } from '#web/admin/ui/form/form-sections.tsx';
import type { FieldBinding, FieldInput } from '#web/admin/ui/form/use-form.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { deriveDescription, wholeTitle } from '#web/shared/lib/page-texts.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { LengthMeter } from './length-meter.tsx';
import { resultLengths } from './result-lengths.ts';
import { SearchResultPreview, SharedLinkPreview } from './seo-previews.tsx';

type Input = FieldBinding<string> & FieldInput;

interface Props {
  kind: DraftKind;
  form: { values: { slug: string }; field: (name: 'seo_title' | 'seo_description') => Input };
  /** Texts from which the description is derived: the first that is not empty. */
  texts: readonly [string, string?];
  /** Picture of a shared link, with a remark. */
  picture: ReactNode;
  pictureNote?: string;
}

const useDerivedTexts = (name: string, [first, second]: Props['texts']) => {
  const { data: settings } = useQuery(settingsQuery);
  const company = settings?.company_name || 'Company';
  const shown = name.trim() || 'Untitled';
  const description = useMemo(
    () => deriveDescription([first, second], settings, `${shown} at ${company}.`),
    [first, second, settings, shown, company],
  );
  return { company, name: shown, title: wholeTitle(shown, company), description };
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface SeoFieldProps {
  field: Input;
  hint: string;
  /** Number of lines of a longer text. */
  rows?: number;
  /** The text used if the field is empty. */
  derived: string;
  meter: Omit<ComponentProps<typeof LengthMeter>, 'id'>;
}

const SeoField = ({ field, hint, rows, derived, meter }: SeoFieldProps) => {
  const meterId = useId();
  const { label, error, onChange, name, value, maxLength, onBlur } = field;
  const input = { name, value, maxLength, onBlur, placeholder: derived };
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => {
        const described = { ...control, ...input, 'aria-describedby': `${meterId} ${control['aria-describedby']}` };
        return (
          <>
            {rows ? (
              <textarea {...described} className="textarea" rows={rows} onChange={(event) => onChange(event.target.value)} />
            ) : (
              <input {...described} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
            )}
            <LengthMeter id={meterId} {...meter} />
          </>
        );
      }}
    </Field>
  );
};

export const SeoSection = ({ kind, form, texts, picture, pictureNote }: Props) => {
  const [title, description] = [form.field('seo_title'), form.field('seo_description')];
  const name = titleOf(kind, form.values);
  const path = published[kind].address + encodeURIComponent(form.values.slug);
  const derived = useDerivedTexts(name, texts);
  const entered = { title: oneLine(title.value), description: oneLine(description.value) };
  const shown = { title: entered.title || derived.title, description: entered.description || derived.description };
  return (
    <FormSection id={`${kind}-seo`} title="Search and sharing" hint="How search engines and shared links show this page">
      <SeoField
        field={title}
        hint="Used as it is written: the company’s name is not added. Leave empty to derive it from the name."
        derived={derived.title}
        meter={{ noun: 'title', text: shown.title, isDerived: !entered.title, most: resultLengths.title }}
      />
      <SeoField
        field={description}
        hint="One or two sentences that make somebody open the page. Leave empty to derive it from the texts."
        rows={3}
        derived={derived.description}
        meter={{ noun: 'description', text: shown.description, isDerived: !entered.description, most: resultLengths.description }}
      />
      <div className="seo-previews">
        <SearchResultPreview {...shown} company={derived.company} path={path} />
        <SharedLinkPreview title={entered.title || derived.name} description={shown.description} picture={picture} note={pictureNote} />
      </div>
    </FormSection>
  );
};
