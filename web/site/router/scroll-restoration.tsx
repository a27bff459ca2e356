// Opens screens at their top or at the element of the fragment, and restores the scroll position on Back, Forward and reload.
import { useLayoutEffect, useRef } from 'react';
import { useRouter } from './router-provider.tsx';

const storageKey = 'scroll-positions';

type Positions = Record<string, number>;

const readPositions = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    // storage can be blocked
    return {};
  }
};

const storePositions = (positions: Positions): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // the browser restores the position itself
  }
};

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // a fragment that cannot be decoded has no target
    return null;
  }
};

/** Events of input that may scroll. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, and again while the screen is too short for it because its data is loading, until the visitor scrolls.
 * @param onEnd called when the position was reached or the visitor has scrolled
 * @returns a function that stops it
 */
const restore = (position: number, onEnd: () => void): (() => void) => {
  const scroll = () => {
    window.scrollTo(0, position);
    if (document.documentElement.scrollHeight - window.innerHeight >= position) stop();
  };
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    growth.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
    onEnd();
  };
  growth.observe(document.body);
  for (const input of inputs) window.addEventListener(input, stop);
  scroll();
  return stop;
};

export const ScrollRestoration = () => {
  const { router, state } = useRouter();
  const { location, preventScrollReset, isFromDocument } = state;
  // by key of the history entry
  const positions = useRef<Positions>({});
  const shownKey = useRef(location.key);
  const restoring = useRef<number>(undefined);

  useLayoutEffect(() => {
    positions.current = readPositions();
    const save = () => {
      positions.current[shownKey.current] = restoring.current ?? window.scrollY;
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      save();
      storePositions(positions.current);
      // the next document, or this one after a reload, is scrolled by the browser until its scripts have started
      window.history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', leave);
    // called before the next screen is rendered
    const stop = router.subscribe(save);
    return () => {
      stop();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', leave);
      window.history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => {
    shownKey.current = location.key;
    if (isFromDocument) return;
    const position = positions.current[location.key];
    if (position !== undefined) {
      restoring.current = position;
      return restore(position, () => {
        restoring.current = undefined;
      });
    }
    const target = targetOf(location.hash);
    if (target) target.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, preventScrollReset, isFromDocument]);
  return null;
};
