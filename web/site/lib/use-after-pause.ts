// Applies what a visitor typed after a pause. A link that was clicked meanwhile comes first: the typed text is then applied to the
// screen that it opens, or dropped with the field.
import { useCallback, useContext, useEffect, useRef } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { PendingContext, useLocation } from './navigation.ts';

/** @param apply may navigate */
export const useAfterPause = (apply: (value: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef<string | null>(null);
  /** The navigation that `apply` began: a further one replaces it. */
  const own = useRef(-1);
  const pending = useContext(PendingContext);
  const shown = useLocation();
  const latest = useLatest({ apply, shown });

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    due.current = null;
  }, []);
  const run = (value: string) => {
    cancel();
    latest.current.apply(value);
    own.current = pending().attempt;
  };
  const runUnlessLeaving = (value: string) => {
    const { isLoading, location, attempt } = pending();
    const isLeaving = (isLoading || location !== latest.current.shown) && attempt !== own.current;
    if (isLeaving) due.current = value;
    else run(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (due.current === null) return;
    // after the effects of the field, which may follow the new address instead
    timer.current = setTimeout(runUnlessLeaving, 0, due.current);
    due.current = null;
  }, [shown]);
  useEffect(() => cancel, [cancel]);
  return {
    run,
    cancel,
    schedule: (value: string, pauseMs: number) => {
      cancel();
      timer.current = setTimeout(runUnlessLeaving, pauseMs, value);
    },
  };
};
