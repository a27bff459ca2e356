import { useEffect, useState } from 'react';
import { type LanguageLinks, useLanguage } from '#web/site/lib/language.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { useRouter } from './router-provider.tsx';

/** @returns the addresses of the shown page by language; undefined on a site with one language */
export const useLanguageLinks = (): LanguageLinks | undefined => {
  const client = useQueryClient();
  const language = useLanguage();
  const { location, params, screen, headWriter, isFromDocument } = useRouter().state;
  const [links, setLinks] = useState(language.links);
  const isCurrent = language.all.length === 1 || isFromDocument;
  useEffect(() => {
    if (isCurrent) return;
    // without the writer, the links lead to the page of before
    return headWriter?.watchLanguageLinks({ client, location, params, language, screen }, setLinks);
  }, [isCurrent, client, language, location, params, screen, headWriter]);
  return links;
};
