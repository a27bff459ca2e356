// A form of a stored record that stores its unsaved changes, and opens with those of an earlier visit (requirements KEPT).
import { useRef, useState } from 'react';
import type { UnsavedChanges } from '#contract/editing.ts';
import { isSame } from '#web/admin/ui/form/is-same.ts';
import { askToDiscard } from '#web/admin/ui/form/unsaved-work.ts';
import { type RecordFormOptions, type StoredForm, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import type { Edited } from './editing.queries.ts';
import { useKept } from './kept-context.tsx';
import { deviceName } from './kept-locally.ts';
import { restorable } from './kept-values.ts';
import { useKeeping } from './use-keeping.ts';

/** Versions of the record and of its draft. */
export type Versions = Pick<UnsavedChanges, 'version' | 'draft_version'>;

interface Options<R, V> extends Omit<RecordFormOptions<R, V>, 'save' | 'edited' | 'isBaseKnown'> {
  versionsOf: (record: R | null) => Versions;
  /** The id of a stored record; by default the id with which the form was opened. */
  idOf?: (record: R) => number;
  /** Whether the form has files, which are not stored. */
  hasFiles: boolean;
  /** @param from versions on which the changes are based, if they are not those of the record in `target` */
  save: (values: V, target: Parameters<RecordFormOptions<R, V>['save']>[1], from: Versions | null) => Promise<R>;
}

/** The unsaved changes with which a form opens; null if nothing differs from what is stored. */
const useOpened = <V extends object>(base: () => V, comparable: (values: V) => object = (values) => values) => {
  const changes = useKept()?.changes ?? null;
  const [opened, setOpened] = useState(() => {
    if (!changes) return null;
    const stored = base();
    const edited = restorable(changes.values, stored);
    const differs = !isSame(comparable({ ...stored, ...edited }), comparable(stored));
    return differs ? { changes, edited } : null;
  });
  return { found: changes !== null, opened, forget: () => setOpened(null) };
};

/** @returns the versions on which changes are based, null if these are the stored ones */
const versionsIf = ({ version, draft_version }: Versions, stored: Versions): Versions | null =>
  version === stored.version && (draft_version ?? 0) === (stored.draft_version ?? 0) ? null : { version, draft_version };

export const useKeptForm = <R, V extends object>(options: Options<R, V>): StoredForm<R, V> & { discardKept: () => void } => {
  const { versionsOf, idOf, hasFiles, record, read } = options;
  const formats = useFormats();
  const kept = useKept();
  const { found, opened, forget } = useOpened(() => read(record), options.comparable);
  // set while the changes are based on versions other than the stored ones: saving them is a conflict
  const from = useRef(opened && versionsIf(opened.changes, versionsOf(record)));
  const form = useRecordForm<R, V>({
    ...options,
    edited: opened?.edited,
    save: (values, target) => options.save(values, target, from.current),
    isBaseKnown: () => from.current === null,
    onRebased: (theirs) => {
      from.current = null;
      options.onRebased?.(theirs);
    },
    onSaved: (saved, sent, intent) => {
      from.current = null;
      discardKept();
      options.onSaved(saved, sent, intent);
    },
    onDiscarded: () => discardKept(),
  });
  const stored = form.record;
  const edited: Edited | null = kept && { ...kept.edited, ...(stored && idOf && { id: idOf(stored) }) };
  const keeping = useKeeping({ edited, isFound: found, form, versions: () => from.current ?? versionsOf(stored), onReverted: forget });
  const discardKept = () => {
    forget();
    keeping.discard();
  };
  const atOpening = useRef(form.values);
  const discard = () => {
    discardKept();
    form.reset();
  };
  const { last } = keeping;
  return {
    ...form,
    discardKept,
    stored: last && `Stored ${last.isLocal ? 'in this browser' : 'on the server'} ${formats.time(last.at)}`,
    kept: opened && {
      when: `${formats.date(opened.changes.updated_at)}, ${formats.time(opened.changes.updated_at)}`,
      isElsewhere: opened.changes.device !== deviceName(),
      hasFiles,
      // newer input is discarded too, so the user is asked
      onDiscard: () => (form.values === atOpening.current ? discard() : askToDiscard(form.work, discard)),
    },
  };
};
