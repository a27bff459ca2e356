// Updates title and meta tags for the current screen, even if its data arrives after the navigation.
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '#web/site/lib/language.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { useRouter } from './router-provider.tsx';

export const HeadManager = () => {
  const client = useQueryClient();
  const language = useLanguage();
  const { router, state } = useRouter();
  const { location, params, screen, headWriter } = state;

  // serialised, so that an unchanged head does not cause an update
  const read = () => {
    if (!headWriter) return '';
    const url = new URL(publicOrigin() + location.pathname + location.search);
    return JSON.stringify(headWriter.pageHeadTags({ client, url, params, head: screen?.head, language }));
  };
  const written = useSyncExternalStore(
    (changed) => client.subscribe(changed),
    read,
    () => '',
  );

  useEffect(() => {
    if (written) headWriter?.applyHead(JSON.parse(written));
  }, [headWriter, written]);

  // the head of the document is correct until its data changes
  useEffect(() => (headWriter ? undefined : client.subscribe(() => void router.loadHeadWriter())), [headWriter, client, router]);
  return null;
};

/** Origin of the document's canonical URL, which may differ from the origin it was loaded from. */
const publicOrigin = (): string => {
  if (typeof document === 'undefined') return 'http://localhost';
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ? new URL(canonical).origin : window.location.origin;
};
