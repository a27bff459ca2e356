// Asks before unsaved changes of any open form are lost: by closing it, by leaving the screen, by closing the tab. The layout
// has one for all forms, because the router has one blocker.
import { useEffect, useSyncExternalStore } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { discardWork, keepEditing, onQuestion, type Question, readQuestion, unsavedWorks } from './unsaved-work.ts';

/** A link within the screen, such as "Skip to content", does not leave it. */
const isSameScreen = (one: Location, other: Location) =>
  one.pathname === other.pathname && one.search === other.search && other.hash !== '';

const lostBy = (current: Location, next: Location) =>
  isSameScreen(current, next) ? [] : unsavedWorks().filter((work) => !work.survives?.(current, next));

export const UnsavedGuard = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => lostBy(currentLocation, nextLocation).length > 0);
  const closing = useSyncExternalStore(onQuestion, readQuestion);
  const here = useLocation();
  const leaving: Question | null = blocker.state === 'blocked' ? { works: lostBy(here, blocker.location), leave: blocker.proceed } : null;
  const question = closing ?? leaving;

  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => {
      if (unsavedWorks().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', listener);
    return () => {
      window.removeEventListener('beforeunload', listener);
      keepEditing();
    };
  }, []);

  return (
    <UnsavedDialog
      isOpen={question !== null}
      count={question?.works.reduce((sum, work) => sum + work.count(), 0)}
      onKeep={() => {
        keepEditing();
        blocker.reset?.();
      }}
      onDiscard={() => question && discardWork(question)}
    />
  );
};
