// Asks before unsaved changes are lost: by closing, by leaving the screen, by closing the tab.
import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { isDiscardingWork } from './unsaved-work.ts';

interface Guard {
  /** Runs it now when nothing is unsaved, else when the person says so. */
  leave: (action: () => void) => void;
  /** For <UnsavedDialog>. */
  question: { isOpen: boolean; onKeep: () => void; onDiscard: () => void };
}

const isSameScreen = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && other.hash !== '';

/** @param hasChanges true to the very moment, e.g. `form.hasChanges` */
export const useUnsavedGuard = (hasChanges: () => boolean): Guard => {
  const [asked, setAsked] = useState<{ action: () => void } | null>(null);
  const isDiscarded = useRef(false);
  const latest = useRef(hasChanges);
  useEffect(() => {
    latest.current = hasChanges;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // a link to a part of the screen, such as "Skip to content", leaves nothing
      !isSameScreen(currentLocation, nextLocation) && !isDiscarded.current && !isDiscardingWork() && latest.current(),
  );

  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isDiscardingWork() && latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  return {
    leave: (action) => {
      if (latest.current()) setAsked({ action });
      else action();
    },
    question: {
      isOpen: asked !== null || blocker.state === 'blocked',
      onKeep: () => {
        setAsked(null);
        blocker.reset?.();
      },
      onDiscard: () => {
        isDiscarded.current = true;
        setAsked(null);
        asked?.action();
        blocker.proceed?.();
        // a form that stays on the screen is guarded again from the next change on
        setTimeout(() => {
          isDiscarded.current = false;
        });
      },
    },
  };
};
