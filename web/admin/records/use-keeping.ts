// Stores the unsaved changes of a form while it is edited (requirements KEPT).
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { keepDelayMs } from '#contract/rules/editing.ts';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import type { Edited } from './editing.queries.ts';
import { deviceName } from './kept-locally.ts';
import { useKeptStorage } from './kept-storage.ts';
import { keepable } from './kept-values.ts';

/** Calls back after a delay, which each start restarts. @param onEnd called instead if the form is closed before */
const useDelayed = (onTime: () => void, onEnd: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const call = useEffectEvent(onTime);
  const end = useEffectEvent(onEnd);
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const start = () => {
    stop();
    timer.current = setTimeout(() => {
      timer.current = null;
      call();
    }, keepDelayMs);
  };
  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      end();
    },
    [],
  );
  return { start, stop, isWaiting: () => timer.current !== null };
};

/** Calls back when the tab is hidden or closed. */
const useHidden = (onHidden: () => void) => {
  const hide = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') onHidden();
  });
  useEffect(() => {
    const listener = () => hide();
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pagehide', listener);
    };
  }, []);
};

interface Options<V> {
  /** Null if nothing is stored. */
  edited: Edited | null;
  /** Whether the form was opened with stored changes. */
  isFound: boolean;
  form: Form<V>;
  /** The versions on which the changes in the form are based. */
  versions: () => Pick<UnsavedChanges, 'version' | 'draft_version'>;
  /** Called when nothing is unsaved any more. */
  onReverted: () => void;
}

export const useKeeping = <V extends object>({ edited, isFound, form, versions, onReverted }: Options<V>) => {
  const storage = useKeptStorage(edited, isFound);
  const seen = useRef({ values: form.values, base: form.base });

  const changes = (): UnsavedChanges => ({
    values: keepable(form.values, form.changed) as UnsavedChanges['values'],
    ...versions(),
    device: deviceName(),
    updated_at: new Date().toISOString(),
  });
  const keepHere = () => storage.keepLocally(changes());
  const keep = () => {
    const now = changes();
    if (Object.keys(now.values).length > 0) storage.send(now);
  };
  const delay = useDelayed(keep, keepHere);
  const discard = () => {
    delay.stop();
    storage.remove();
  };
  useHidden(() => {
    if (!delay.isWaiting()) return;
    delay.stop();
    keepHere();
    keep();
  });
  const onChange = useEffectEvent(() => {
    const { values, base } = form;
    if (values === seen.current.values && base === seen.current.base) return;
    seen.current = { values, base };
    delay.stop();
    if (form.isDirty) delay.start();
    else if (storage.isKept()) {
      storage.remove();
      onReverted();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when something is typed or saved
  useEffect(() => onChange(), [form.values, form.base]);
  return { discard, last: storage.last };
};
