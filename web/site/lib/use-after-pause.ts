// Applies typed text after a delay. If the visitor clicks a link before that, the text is applied on the screen that the link
// opens, or dropped if that has no such field.
import { useContext, useEffect, useState } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { PendingContext, useLocation } from './navigation.ts';

/** @param apply may navigate */
export const useAfterPause = (apply: (value: string) => void) => {
  const pending = useContext(PendingContext);
  const shown = useLocation();
  const latest = useLatest({ apply, shown });
  const [pause] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due: string | null = null;
    /** The navigation that `apply` began last; a later one replaces it. */
    let own = -1;
    const cancel = () => {
      clearTimeout(timer);
      due = null;
    };
    const run = (value: string) => {
      cancel();
      latest.current.apply(value);
      own = pending().attempt;
    };
    const runUnlessLeaving = (value: string) => {
      const { isLoading, location, attempt } = pending();
      if ((isLoading || location !== latest.current.shown) && attempt !== own) due = value;
      else run(value);
    };
    const schedule = (value: string, pauseMs: number) => {
      cancel();
      timer = setTimeout(runUnlessLeaving, pauseMs, value);
    };
    return {
      run,
      cancel,
      schedule,
      /** Runs after the effects of the field, which may take the text of the new address instead. */
      resume: () => {
        if (due !== null) schedule(due, 0);
      },
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each address
  useEffect(pause.resume, [shown]);
  useEffect(() => pause.cancel, [pause]);
  return pause;
};
