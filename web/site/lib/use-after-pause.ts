// Applies what a visitor typed after a pause. A link that was clicked meanwhile comes first: the typed text is then applied to the
// screen that it opens, or dropped with the field.
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
    /** The navigation that `apply` began: a further one replaces it. */
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
      /** After the effects of the field, which may follow the new address instead. */
      resume: () => {
        if (due !== null) schedule(due, 0);
      },
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(pause.resume, [shown]);
  useEffect(() => pause.cancel, [pause]);
  return pause;
};
