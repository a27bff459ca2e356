// Asks before unsaved changes are lost: by closing, by leaving the screen, by closing the tab.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { atNextAction, isDiscardingWork } from './unsaved-work.ts';

interface Guard {
  /** Runs the action at once if nothing is unsaved, else after the user has confirmed. */
  leave: (action: () => void) => void;
  /** For <UnsavedDialog>. */
  question: { isOpen: boolean; onKeep: () => void; onDiscard: () => void };
}

const isSameScreen = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && other.hash !== '';

const never = () => false;

/**
 * @param hasChanges is up to date at any moment, e.g. `form.hasChanges`
 * @param keepsChanges whether a navigation loses nothing, such as another page of the same list
 */
export const useUnsavedGuard = (hasChanges: () => boolean, keepsChanges: (current: Location, next: Location) => boolean = never): Guard => {
  const [asked, setAsked] = useState<{ action: () => void } | null>(null);
  const isDiscarded = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // a link to a part of the screen, such as "Skip to content", leaves nothing
      !isSameScreen(currentLocation, nextLocation) &&
      !keepsChanges(currentLocation, nextLocation) &&
      !isDiscarded.current &&
      !isDiscardingWork() &&
      hasChanges(),
  );

  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isDiscardingWork() && hasChanges()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onBeforeUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);

  return {
    leave: (action) => {
      if (hasChanges()) setAsked({ action });
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
        // a form that stays on the screen is guarded again
        atNextAction(() => {
          isDiscarded.current = false;
        });
      },
    },
  };
};
