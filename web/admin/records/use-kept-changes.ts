// Stores the unsaved changes of a form, and offers them again when the record is opened (requirements KEPT).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { keepDelayMs } from '#contract/rules/editing.ts';
import { isSame } from '#web/admin/ui/form/is-same.ts';
import type { Form, KeptOffer } from '#web/admin/ui/form/use-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type Edited, fetchChanges, removeChanges, sendChanges } from './editing.queries.ts';
import { deviceName, keepLocally, readLocally, removeLocally } from './kept-locally.ts';
import { keepable, restorable } from './kept-values.ts';

interface Options<V> {
  edited: Edited | null;
  form: Form<V>;
  /** Files can be chosen that only the tab has until they are saved. */
  hasFiles: boolean;
  /** Versions on which the changes in the form are based. */
  basis: () => Basis;
  /** Called when the form continues with changes that are based on these versions. */
  onContinue: (basis: Basis) => void;
}

/** Versions of the record and of its draft. */
export type Basis = Pick<UnsavedChanges, 'version' | 'draft_version'>;

const later = (one: UnsavedChanges | null, other: UnsavedChanges | null): UnsavedChanges | null =>
  one && other ? (one.updated_at > other.updated_at ? one : other) : (one ?? other);

const basisOf = ({ version, draft_version }: Basis): Basis => ({ version, draft_version });

const ignore = () => {};

/** Sends one request after the other, so that an earlier state never replaces a later one. */
const useQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (send: () => Promise<unknown>) => {
    last.current = last.current.then(send).catch(ignore);
  };
};

/** Calls back once, some time after the last start. */
const useDelayed = (onTime: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const call = useEffectEvent(onTime);
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
      if (timer.current !== null) clearTimeout(timer.current);
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

/** Stores changes of one record on the server, and in the browser if that fails. */
const useStorage = (edited: Edited | null) => {
  const transport = transportOf(useQueryClient());
  const enqueue = useQueue();
  const isKept = useRef(false);
  const record = edited && `${edited.kind}/${edited.id}`;
  return {
    isKept,
    record,
    keepLocally: (changes: UnsavedChanges) => record && keepLocally(record, changes),
    send: (changes: UnsavedChanges) => {
      if (!edited || !record) return;
      isKept.current = true;
      const { updated_at: _at, ...body } = changes;
      enqueue(() =>
        sendChanges(transport, edited, body).then(
          () => removeLocally(record),
          () => keepLocally(record, changes),
        ),
      );
    },
    remove: () => {
      if (!edited || !record) return;
      removeLocally(record);
      if (isKept.current) enqueue(() => removeChanges(transport, edited));
      isKept.current = false;
    },
    /** @returns the newest changes of the server and the browser */
    read: async (): Promise<UnsavedChanges | null> => {
      if (!edited || !record) return null;
      const newest = later(await fetchChanges(transport, edited).catch(() => null), readLocally(record));
      if (newest) isKept.current = true;
      return newest;
    },
  };
};

const changesOf = <V extends object>(form: Form<V>, basis: Basis): UnsavedChanges => ({
  values: keepable(form.values, form.changed) as UnsavedChanges['values'],
  ...basis,
  device: deviceName(),
  updated_at: new Date().toISOString(),
});

/** @returns the offer to continue, and a function that removes the stored changes */
export const useKeptChanges = <V extends object>({ edited, form, hasFiles, basis, onContinue }: Options<V>) => {
  const formats = useFormats();
  const [found, setFound] = useState<UnsavedChanges | null>(null);
  const { record, isKept, ...storage } = useStorage(edited);
  const hasTyped = useRef(false);

  const keep = () => {
    const changes = changesOf(form, basis());
    if (Object.keys(changes.values).length === 0) return;
    // the offered changes stay where they are until they are accepted or discarded, and are offered again with the new ones
    if (found) storage.keepLocally({ ...changes, values: { ...found.values, ...changes.values }, ...basisOf(found) });
    else storage.send(changes);
  };
  const delay = useDelayed(keep);
  const discard = () => {
    delay.stop();
    setFound(null);
    storage.remove();
  };
  useHidden(() => {
    if (!delay.isWaiting()) return;
    delay.stop();
    storage.keepLocally(changesOf(form, basis()));
    keep();
  });

  const look = useEffectEvent(async () => {
    const newest = await storage.read();
    if (!newest) return;
    const values = restorable(newest.values, form.values);
    if (Object.keys(values).length > 0 && !isSame({ ...form.values, ...values }, form.values)) setFound(newest);
  });
  useEffect(() => {
    if (record) void look();
  }, [record]);
  const onTyped = useEffectEvent(() => {
    delay.stop();
    if (form.isSaving) return;
    if (form.isDirty) delay.start();
    else if (found && hasTyped.current) storage.keepLocally(found);
    else if (!found && isKept.current && hasTyped.current) discard();
    hasTyped.current ||= form.isDirty;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each key
  useEffect(() => onTyped(), [form.values]);

  const offer: KeptOffer | null = found && {
    when: `${formats.date(found.updated_at)}, ${formats.time(found.updated_at)}`,
    isElsewhere: found.device !== deviceName(),
    hasFiles,
    onContinue: () => {
      setFound(null);
      onContinue(basisOf(found));
      for (const [name, value] of Object.entries(restorable(found.values, form.values))) form.set(name as keyof V, value as V[keyof V]);
    },
    onDiscard: discard,
  };
  return { offer, discard };
};
