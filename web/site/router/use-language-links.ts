import { useEffect, useState } from 'react';
import { type LanguageLinks, useLanguage } from '#web/site/lib/language.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { useRouter } from './router-provider.tsx';

/** @returns the addresses of the shown page by language; undefined on a site with one language */
export const useLanguageLinks = (): LanguageLinks | undefined => {
  const client = useQueryClient();
  const language = useLanguage();
  const { location, params, screen, isFromDocument } = useRouter().state;
  const [links, setLinks] = useState(language.links);
  const isCurrent = language.all.length === 1 || (isFromDocument && links !== undefined);
  useEffect(() => {
    if (isCurrent) return;
    let stop: (() => void) | null = () => {};
    const url = new URL(location.pathname + location.search, window.location.origin);
    import('./language-links.ts').then(
      ({ watchLanguageLinks }) => {
        if (stop) stop = watchLanguageLinks({ client, url, params, language, head: screen?.head }, setLinks);
      },
      // the links lead to the page of before
      () => {},
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [isCurrent, client, language, location, params, screen]);
  return links;
};
