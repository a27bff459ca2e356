// Tells the server which pages are shown, once each: no cookie, nothing stored, nothing waits for it. Part of the entry and
// not loaded later, so that a page that is left at once is told of as well.
import type { VisitInput } from '#contract/analytics.ts';
import { readToken } from '#web/shared/lib/session-token.ts';

const address = '/api/public/visits';
/** By then a screen that says "not found" shows it; the server would not count it either. */
const settleMs = 100;

interface Privacy {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const isUnwanted = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy;
  return doNotTrack === '1' || globalPrivacyControl === true || readToken() !== null;
};

const send = (visit: VisitInput): void => {
  const body = JSON.stringify(visit);
  if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return;
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).catch(() => undefined);
};

// also false while the browser prepares the page ahead of a click that may never come
const isShown = () => document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

/** @returns to be called with the path of the screen whenever it may have changed */
export const reportVisits = (): ((path: string) => void) => {
  let current: string | undefined;
  let waiting: VisitInput | undefined;

  const report = () => {
    if (!waiting || isUnwanted()) return;
    // only what does not exist is hidden from search engines
    if (!document.head.querySelector('meta[name="robots"]')) send(waiting);
    waiting = undefined;
  };
  const reportIfShown = () => {
    if (isShown()) report();
  };
  const show = (path: string) => {
    if (path === current) return;
    // what was shown too briefly to settle was shown all the same
    if (current !== undefined) reportIfShown();
    const isFirst = current === undefined;
    current = path;
    waiting = { url: window.location.origin + path, referrer: isFirst ? document.referrer : '' };
    if (isFirst) reportIfShown();
    else setTimeout(reportIfShown, settleMs);
  };

  document.addEventListener('visibilitychange', reportIfShown);
  document.addEventListener('prerenderingchange', reportIfShown);
  // also when the page is left for good, before it settled
  window.addEventListener('pagehide', reportIfShown);
  show(window.location.pathname);
  return show;
};
