// A form of settings: stores unsaved changes, as the forms of records do (requirements KEPT).
import { useEffect, useEffectEvent, useRef } from 'react';
import { registerKeptWork } from '#web/admin/ui/form/unsaved-work.ts';
import type { KeptOffer } from '#web/admin/ui/form/use-form.ts';
import { type RecordFormOptions, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ApiError } from '#web/shared/lib/api.ts';
import type { Edited } from './editing.queries.ts';
import { useKeptChanges } from './use-kept-changes.ts';

interface Options<R, V> extends RecordFormOptions<R, V> {
  /** The name under which the server stores unsaved changes; null stores none. */
  edited: Edited | null;
}

type Versioned = { version?: number | undefined };

/** The version of a setting; the sum of the versions of several settings, which grows with every save of one of them. */
const versionOf = (record: unknown): number | null => {
  const parts = (Array.isArray(record) ? record : [record]) as (Versioned | null)[];
  return parts.reduce((sum, part) => sum + (part?.version ?? 0), 0) || null;
};

const conflict = (): ApiError =>
  new ApiError(409, { message: 'Somebody else has saved this since you typed your changes.', code: 'version-conflict' });

export const useSettingsForm = <R, V extends object>({ edited, ...options }: Options<R, V>) => {
  const isReadOnly = useIsReadOnly();
  const version = useRef(versionOf(options.record));
  // set if the form continues with stored changes, and the settings have been saved since then
  const begun = useRef<number | null | undefined>(undefined);
  const form = useRecordForm<R, V>({
    ...options,
    save: async (values, target) => {
      if (begun.current !== undefined) throw conflict();
      return options.save(values, target);
    },
    isBaseKnown: () => begun.current === undefined,
    onRebased: (theirs) => {
      begun.current = undefined;
      version.current = versionOf(theirs);
    },
    onSaved: (saved, values, intent) => {
      version.current = versionOf(saved);
      kept.discard();
      options.onSaved(saved, values, intent);
    },
  });
  const kept = useKeptChanges({
    edited: isReadOnly ? null : edited,
    form,
    hasFiles: false,
    basis: () => ({ version: begun.current === undefined ? version.current : begun.current, draft_version: null }),
    onContinue: (from) => {
      if (from.version !== version.current) begun.current = from.version;
    },
  });
  const discard = useEffectEvent(() => {
    if (form.hasChanges()) kept.discard();
  });
  useEffect(() => registerKeptWork(() => discard()), []);
  const offer: KeptOffer | null = kept.offer;
  return { ...form, offer, onDiscarded: kept.discard };
};
