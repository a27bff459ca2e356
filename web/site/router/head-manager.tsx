// Keeps title and meta tags those of the screen that is shown, also when its data arrives after the navigation.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { applyHead } from '#web/site/lib/head-tags.ts';
import { pageHeadTags } from './page-head.ts';

export const HeadManager = () => {
  const client = useQueryClient();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);

  // as text, so that an unchanged head is no change
  const read = () => JSON.stringify(pageHeadTags({ client, url: new URL(pathname + search, publicOrigin()), matches }));
  const written = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    read,
    () => '',
  );

  useEffect(() => {
    // the document came with its head
    const hasHead = isFirst.current && document.head.querySelector('[data-head]');
    isFirst.current = false;
    if (written && !hasHead) applyHead(JSON.parse(written));
  }, [written]);
  return null;
};

/** The origin of the document's own canonical address, which may differ from the one it was loaded from. */
const publicOrigin = (): string => {
  if (typeof document === 'undefined') return 'http://localhost';
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ? new URL(canonical).origin : window.location.origin;
};
