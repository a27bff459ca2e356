// The section "Search and sharing" of a record's form: title and description for search engines, with previews.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { FormSection } from '#web/admin/ui/form/form-sections.tsx';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { deriveDescription, wholeTitle } from '#web/shared/lib/page-texts.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { SearchResultPreview, SharedLinkPreview } from './seo-previews.tsx';
import { seoLabels } from './seo-values.ts';
import { resultDescription, resultTitle } from './text-width.ts';
import { WidthMeter } from './width-meter.tsx';

interface Props {
  /** Id of the section, unique in the document. */
  id: string;
  title: FieldBinding<string>;
  description: FieldBinding<string>;
  /** Name or title of the record, from which the title is derived. */
  name: string;
  /** Its texts, from which the description is derived: the first that is not empty. */
  texts: readonly [string, string?];
  /** Path of its page on the site. */
  path: string;
  /** Picture of a shared link, and what to know about it. */
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

export const SeoSection = ({ id, title, description, name, texts, path, picture, pictureNote }: Props) => {
  const meters = useId();
  const derived = useDerivedTexts(name, texts);
  const entered = { title: oneLine(title.value), description: oneLine(description.value) };
  const shown = { title: entered.title || derived.title, description: entered.description || derived.description };
  return (
    <FormSection id={id} title="Search and sharing" hint="How search engines and shared links show this page">
      <Field
        label={seoLabels.seo_title}
        error={title.error}
        hint="Used as it is written: the company’s name is not added. Leave empty to derive it from the name."
      >
        {(control) => (
          <>
            <input
              {...control}
              name={title.name}
              aria-describedby={`${meters}-title ${control['aria-describedby']}`}
              maxLength={textLengths.seoTitle}
              autoComplete="off"
              placeholder={derived.title}
              value={title.value}
              onChange={(event) => title.onChange(event.target.value)}
              onBlur={title.onBlur}
            />
            <WidthMeter id={`${meters}-title`} noun="title" text={shown.title} isDerived={!entered.title} limit={resultTitle} />
          </>
        )}
      </Field>
      <Field
        label={seoLabels.seo_description}
        error={description.error}
        hint="One or two sentences that make somebody open the page. Leave empty to derive it from the texts."
      >
        {(control) => (
          <>
            <textarea
              {...control}
              className="textarea"
              name={description.name}
              aria-describedby={`${meters}-description ${control['aria-describedby']}`}
              rows={3}
              maxLength={textLengths.seoDescription}
              placeholder={derived.description}
              value={description.value}
              onChange={(event) => description.onChange(event.target.value)}
              onBlur={description.onBlur}
            />
            <WidthMeter
              id={`${meters}-description`}
              noun="description"
              text={shown.description}
              isDerived={!entered.description}
              limit={resultDescription}
            />
          </>
        )}
      </Field>
      <div className="seo-previews">
        <SearchResultPreview {...shown} company={derived.company} path={path} />
        <SharedLinkPreview title={entered.title || derived.name} description={shown.description} picture={picture} note={pictureNote} />
      </div>
    </FormSection>
  );
};
