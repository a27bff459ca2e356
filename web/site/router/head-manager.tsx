// Updates title and meta tags for the current screen, even if its data arrives after the navigation.

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { applyHead } from '#web/site/lib/head-tags.ts';
import { useQueryClient } from '#web/site/query/use-query.ts';
import { pageHeadTags } from './page-head.ts';
import { useRouter } from './router-provider.tsx';

export const HeadManager = () => {
  const client = useQueryClient();
  const { location, params, screen } = useRouter().state;
  const isFirst = useRef(true);

  // serialised, so that an unchanged head does not cause an update
  const read = () => {
    const url = new URL(publicOrigin() + location.pathname + location.search);
    return JSON.stringify(pageHeadTags({ client, url, params, head: screen?.head }));
  };
  const written = useSyncExternalStore(
    (changed) => client.subscribe(changed),
    read,
    () => '',
  );

  useEffect(() => {
    // the server-rendered document already has its head
    const hasHead = isFirst.current && document.head.querySelector('[data-head]');
    isFirst.current = false;
    if (written && !hasHead) applyHead(JSON.parse(written));
  }, [written]);
  return null;
};

/** Origin of the document's canonical URL, which may differ from the origin it was loaded from. */
const publicOrigin = (): string => {
  if (typeof document === 'undefined') return 'http://localhost';
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ? new URL(canonical).origin : window.location.origin;
};
