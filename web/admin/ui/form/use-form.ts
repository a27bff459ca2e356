// The state of a form: values, unsaved fields, errors, saving. A failed save keeps everything, and what is typed during a save
// belongs to the next one.
import { useEffect, useState } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { type FieldErrors, present, useFieldErrors } from './field-errors.ts';
import { type FieldUpload, useUploads } from './form-uploads.ts';
import { changedFields, useFormValues } from './form-values.ts';
import { isSame } from './is-same.ts';
import { registerUnsavedWork, type UnsavedWork } from './unsaved-work.ts';
import { type SaveOptions, useSave } from './use-save.ts';

/** The props that a field gets from its form: `<TextField label="Name" {...form.field('name')} />`. */
export interface FieldBinding<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

/** Properties of a control, from the definition of the record's kind. */
export interface FieldInput {
  label: string;
  isRequired?: boolean;
  /** Maximum length of a text, in characters. */
  maxLength?: number;
  /** Minimum of a number. */
  min?: number;
}

/** The form of a record: `<TextField {...form.field('name')} />`. */
export interface RecordForm<V> extends Form<V> {
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]> & FieldInput;
}

interface Options<V, A> extends SaveOptions<V, A> {
  /** The first values; what differs from them is unsaved. Later changes of this object are ignored. */
  initial: V;
  /** Unsaved changes with which the form opens. */
  edited?: Partial<V>;
  /** Called when the user has discarded the changes. */
  onDiscarded?: () => void;
}

/** `another`: the form starts again with a new record; `draft`: the changes are saved as a draft; `stay`: the form stays open. */
export type SubmitIntent = 'another' | 'draft' | 'stay';

export interface ConflictField {
  label: string;
  /** The other value, shortened. */
  theirs: string;
  /** Both values as complete texts; null if a value is not a text. */
  texts: { mine: string; theirs: string } | null;
  /** Whether the other value is saved. */
  isTheirs: boolean;
  choose: (isTheirs: boolean) => void;
}

/** Two administrators have changed one record: the fields and actions of the notice (conflict-notice.tsx). */
export interface Conflict {
  text: string;
  /** Fields that both have changed, each with the other value, shortened. */
  fields: readonly ConflictField[];
  loadTheirs: () => void;
  saveMine: () => void;
}

/** The form was opened with unsaved changes from an earlier visit (kept-notice.tsx). */
export interface KeptChanges {
  /** Date and time. */
  when: string;
  /** Whether the changes were typed in another browser. */
  isElsewhere: boolean;
  /** Whether the form has files, which are not stored. */
  hasFiles: boolean;
  onDiscard: () => void;
}

export interface Form<V> {
  /** The values in the fields. */
  values: V;
  /** The values that count as stored. */
  base: V;
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** The errors on screen, by field; those of the server have the server's names. */
  errors: FieldErrors;
  /** The number of refused saves; each moves the focus to the first invalid field. */
  refusals: number;
  isDirty: boolean;
  /** Names of the unsaved fields. */
  changed: (keyof V & string)[];
  /** Like `isDirty`, but also up to date between two renders, and true during an upload. */
  hasChanges: () => boolean;
  isSaving: boolean;
  /** The last save has succeeded, and all unsaved changes were made after it was sent. */
  isPartlySaved: boolean;
  /** The last save got no response. */
  isUnanswered: boolean;
  /** 0 to 1 while files are being sent, otherwise null. */
  progress: number | null;
  /** The number of uploads of single fields in progress. */
  uploads: number;
  /** Makes the next save wait for an upload. */
  hold: (upload: FieldUpload) => void;
  submit: (intent?: SubmitIntent) => Promise<void>;
  /** Replaces the values that count as stored and those in the fields. */
  replace: (base: V, edited: V) => void;
  /** Continues with the values that are stored now; unsaved fields keep theirs. */
  rebase: (base: V) => void;
  /** Starts again with a new record. */
  restart: (initial: V) => void;
  /** How often the form was restarted: each restart mounts the fields again. */
  restarts: number;
  /** Set by `useRecordForm`. */
  conflict: Conflict | null;
  /** Set by forms of records and settings. */
  kept?: KeptChanges | null;
  /** Where and when unsaved changes were stored last. */
  stored?: string | null;
  /** One sentence for each other administrator who has the record open. */
  others?: readonly string[];
  /** The changes for which closing the form needs confirmation. */
  work: UnsavedWork;
  /** Restores the values that were loaded or saved last. */
  reset: () => void;
}

/** Registers the changes of the form, so that losing them needs confirmation. */
const useWork = (hasChanges: () => boolean, count: number, onDiscarded: (() => void) | undefined): UnsavedWork => {
  const latest = useLatest({ hasChanges, count, onDiscarded });
  const [work] = useState<UnsavedWork>(() => ({
    hasChanges: () => latest.current.hasChanges(),
    count: () => latest.current.count,
    discard: () => latest.current.onDiscarded?.(),
  }));
  useEffect(() => registerUnsavedWork(work), [work]);
  return work;
};

export const useForm = <V extends object, A = unknown>({ initial, edited, onDiscarded, ...options }: Options<V, A>): Form<V> => {
  const state = useFormValues({ base: initial, edited: { ...initial, ...edited } });
  const { now } = state;
  const marks = useFieldErrors(options.check ? present(options.check(state.edited)) : {});
  const uploads = useUploads();
  const { forget, ...save } = useSave(options, state, marks, uploads);
  const [restarts, setRestarts] = useState(0);
  const changed = changedFields(state.base, state.edited);
  const hasChanges = () => state.hasChanges() || uploads.isRunning();

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    state.edit({ [name]: value } as unknown as Partial<V>);
    marks.clearRefusal(String(name));
  };
  const replace = (base: V, next: V) => {
    state.replace(base, next);
    marks.clear();
    forget();
  };
  return {
    ...save,
    values: state.edited,
    base: state.base,
    set,
    field: (name) => ({
      name,
      value: state.edited[name],
      onChange: (value) => set(name, value),
      // an error of an unchanged field would be premature
      onBlur: () => {
        if (!isSame(now.current.edited[name], now.current.base[name])) marks.touch(name);
      },
      error: marks.errors[name],
    }),
    errors: marks.errors,
    refusals: marks.refusals,
    isDirty: changed.length > 0,
    changed,
    hasChanges,
    uploads: uploads.count,
    hold: uploads.hold,
    reset: () => replace(now.current.base, now.current.base),
    replace,
    rebase: (base) => state.rebase(base),
    restart: (next) => {
      replace(next, next);
      marks.resetRefusals();
      setRestarts((count) => count + 1);
    },
    restarts,
    conflict: null,
    work: useWork(hasChanges, changed.length, onDiscarded),
  };
};
