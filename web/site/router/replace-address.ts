// Replaces the address of a screen whose record has another slug than the requested one.
import type { Router } from './router.ts';

/** @returns the function for a loader's context; it does nothing if the visitor has left the screen */
export const replaceAddressOf =
  (router: Pick<Router, 'state' | 'navigate'>) =>
  (from: URL, to: string): void => {
    const { location, isLoading } = router.state;
    if (isLoading || location.pathname + location.search !== from.pathname + from.search) return;
    void router.navigate(to + location.hash, { replace: true, preventScrollReset: true });
  };
