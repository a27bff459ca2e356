import { type ReactNode, useMemo } from 'react';
import { withOwnTexts } from '#contract/texts/text.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { FormatsContext, formatsOf } from '#web/site/lib/formats.ts';
import { LanguageContext, type PageLanguage } from '#web/site/lib/language.ts';
import { useQuery } from '#web/site/query/use-query.ts';

interface Props {
  /** With the built-in texts. */
  language: PageLanguage;
  children: ReactNode;
}

/** Provides the language with the texts of the owner, and the formats of the settings. */
export const SiteFormats = ({ language, children }: Props) => {
  const { data } = useQuery(settingsQuery);
  const texts = data?.texts;
  // in other languages with the digits of numbers
  const dateLocale = (language.prefix !== null && data?.currency_locale) || language.locale;
  const shown = useMemo(() => ({ ...language, translated: withOwnTexts(language.translated, texts) }), [language, texts]);
  return (
    <LanguageContext value={shown}>
      <FormatsContext value={formatsOf(data?.site_timezone, data?.currency_locale, dateLocale)}>{children}</FormatsContext>
    </LanguageContext>
  );
};
