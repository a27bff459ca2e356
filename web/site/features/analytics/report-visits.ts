// Reports each shown page to the server once, without cookies, storage or blocking. Part of the entry bundle instead of loaded
// lazily, so that pages that are left immediately are reported too.
import type { VisitInput } from '#contract/analytics.ts';
import { readToken } from '#web/shared/lib/session-token.ts';

const address = '/api/public/visits';
/** Delay after a navigation, so that a not-found screen has set its tag and is not reported. */
const settleMs = 100;

interface Privacy {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const isOptedOut = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Privacy;
  return doNotTrack === '1' || globalPrivacyControl === true || readToken() !== null;
};

const send = (visit: VisitInput): void => {
  const body = JSON.stringify(visit);
  if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return;
  fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).catch(() => undefined);
};

// false while the browser prerenders the page for a click that may not happen
const isShown = () => document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

/** Starts reporting. @returns a function to be called with the current path after each navigation */
export const reportVisits = (): ((path: string) => void) => {
  let current: string | undefined;
  let waiting: VisitInput | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    if (!waiting || isOptedOut()) return;
    if (!document.head.querySelector('meta[data-missing]')) send(waiting);
    waiting = undefined;
  };
  const reportIfShown = () => {
    if (isShown()) report();
  };
  const show = (path: string) => {
    if (path === current) return;
    // report the previous page even if it was left before the delay passed
    if (current !== undefined) reportIfShown();
    const isFirst = current === undefined;
    current = path;
    waiting = { url: window.location.origin + path, referrer: isFirst ? document.referrer : '' };
    if (isFirst) reportIfShown();
    else {
      // the timer of the previous page would report this one too early
      clearTimeout(timer);
      timer = setTimeout(reportIfShown, settleMs);
    }
  };

  document.addEventListener('visibilitychange', reportIfShown);
  document.addEventListener('prerenderingchange', reportIfShown);
  // the page may be unloaded before the delay has passed
  window.addEventListener('pagehide', reportIfShown);
  show(window.location.pathname);
  return show;
};
