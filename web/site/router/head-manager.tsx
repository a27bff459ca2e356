// Updates title and meta tags for the current screen, even if its data arrives after the navigation.
import { useEffect } from 'react';
import { useLanguage } from '#web/site/lib/language.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { useRouter } from './router-provider.tsx';

export const HeadManager = () => {
  const client = useQueryClient();
  const language = useLanguage();
  const { router, state } = useRouter();
  const { location, params, screen, headWriter } = state;

  useEffect(
    () =>
      headWriter
        ? headWriter.watchHead({ client, location, params, screen, language })
        : // the head of the document is correct until its data changes
          client.subscribe(() => void router.loadHeadWriter()),
    [headWriter, client, location, params, screen, language, router],
  );
  return null;
};
