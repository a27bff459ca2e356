// The state of a form: values, unsaved fields, errors, saving. A failed save keeps everything.
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#web/admin/lib/save-errors.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { isSame } from './is-same.ts';
import { registerUnsavedWork } from './unsaved-work.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What a field needs of its form: `<TextField label="Name" {...form.field('name')} />`. */
export interface FieldBinding<T> {
  name: string;
  value: T;
  onChange: (value: T) => void;
  onBlur?: () => void;
  error?: string | undefined;
}

interface Options<V, A> {
  /** What the form begins with; what differs from it is unsaved. Later changes of this object are ignored. */
  initial: V;
  /** The text of each wrong field. */
  check?: (values: V) => FieldErrors;
  /** Sends the values; throws when that failed. @param onProgress takes 0 to 1 while files are sent */
  save: (values: V, onProgress: (part: number) => void, changed: readonly (keyof V & string)[]) => Promise<A>;
  /** What a failed save says, e.g. `explainSave(saveErrors.product)`. */
  explain: (error: unknown) => Failure;
  /** It is saved and the form counts as unchanged. @param intent what `submit` was called with */
  onSaved: (answer: A, values: V, intent: SubmitIntent | undefined) => void;
  /** Called instead of the message when somebody else has saved the record. @throws when that cannot be handled */
  onConflict?: (failure: Failure) => Promise<void>;
}

/** `another`: the form goes on with a further new record. */
export type SubmitIntent = 'another';

/** Two people changed one record: what the notice shows and offers (conflict-notice.tsx). */
export interface Conflict {
  text: string;
  /** Fields that both have changed, with the other value in short. */
  fields: readonly { label: string; theirs: string }[];
  loadTheirs: () => void;
  saveMine: () => void;
}

export interface Form<V> {
  values: V;
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** The texts that show now, by field; those of the server under the server's names. */
  errors: FieldErrors;
  /** How many saves were refused; each one moves the focus to the first wrong field. */
  refusals: number;
  isDirty: boolean;
  /** Names of the fields that are unsaved. */
  changed: (keyof V & string)[];
  /** As `isDirty`, but true to the very moment. */
  hasChanges: () => boolean;
  isSaving: boolean;
  /** 0 to 1 while files are sent, else null. */
  progress: number | null;
  submit: (intent?: SubmitIntent) => Promise<void>;
  /** Replaces what counts as saved and what is typed. */
  rebase: (saved: V, values: V) => void;
  /** Begins with a further new record. */
  restart: (initial: V) => void;
  /** How often the form has begun anew: the fields are mounted afresh. */
  restarts: number;
  /** Set by `useRecordForm`. */
  conflict: Conflict | null;
  /** Back to what was loaded or saved last. */
  reset: () => void;
}

/** @returns the names of the fields in which two states of the form differ */
export const changedFields = <V extends object>(from: V, to: V): (keyof V & string)[] =>
  (Object.keys(to) as (keyof V & string)[]).filter((name) => !isSame(to[name], from[name]));

const present = (errors: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(errors).filter(([, text]) => text));

export const useForm = <V extends object, A = unknown>({ initial, check, save, explain, onSaved, onConflict }: Options<V, A>): Form<V> => {
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setIsAttempted] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [restarts, setRestarts] = useState(0);
  // valid between two renders: a second click, a navigation right after saving
  const now = useRef({ values, saved, isSaving: false });
  const hasChanges = () => !isSame(now.current.values, now.current.saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref, so the first one serves for good
  useEffect(() => registerUnsavedWork(hasChanges), []);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const changed = changedFields(saved, values);
  const found = check ? present(check(values)) : {};
  const shown = Object.fromEntries(Object.entries(found).filter(([name]) => isAttempted || touched.has(name)));
  const errors: FieldErrors = { ...present(refused), ...shown };

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    now.current.values = { ...now.current.values, [name]: value };
    setValues(now.current.values);
    // what the server said is about the value before; of a list, `images.0` is about it too
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key.split(/[.[]/)[0] !== name)));
  };

  const refuse = (fields: FieldErrors) => {
    setRefused(fields);
    setRefusals((count) => count + 1);
  };

  const clearMarks = () => {
    setTouched(new Set());
    setIsAttempted(false);
    setRefused({});
  };

  const rebase = (nextSaved: V, nextValues: V) => {
    now.current = { ...now.current, saved: nextSaved, values: nextValues };
    setSaved(nextSaved);
    setValues(nextValues);
    clearMarks();
  };

  const fail = async (error: unknown) => {
    const failure = explain(error);
    if (failure.isConflict && onConflict) {
      try {
        await onConflict(failure);
        return refuse({});
      } catch {
        // the other version could not be loaded: the message says what happened
      }
    }
    toast.error(failure.text);
    refuse(failure.fields);
  };

  const submit = async (intent?: SubmitIntent) => {
    if (now.current.isSaving) return;
    const sent = now.current.values;
    setIsAttempted(true);
    setRefused({});
    if (check && Object.keys(present(check(sent))).length > 0) return refuse({});
    now.current.isSaving = true;
    setIsSaving(true);
    try {
      const answer = await save(sent, (part) => isMounted.current && setProgress(part), changedFields(now.current.saved, sent));
      now.current.saved = sent;
      setSaved(sent);
      setIsAttempted(false);
      setTouched(new Set());
      onSaved(answer, sent, intent);
    } catch (error) {
      await fail(error);
    } finally {
      now.current.isSaving = false;
      setIsSaving(false);
      setProgress(null);
    }
  };

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      // leaving an untouched field is no mistake
      onBlur: () => {
        if (!isSame(now.current.values[name], saved[name])) setTouched((before) => new Set(before).add(name));
      },
      error: errors[name],
    }),
    errors,
    refusals,
    isDirty: changed.length > 0,
    changed,
    hasChanges,
    isSaving,
    progress,
    submit,
    reset: () => {
      now.current.values = saved;
      setValues(saved);
      clearMarks();
    },
    rebase,
    restart: (next) => {
      rebase(next, next);
      setRefusals(0);
      setRestarts((count) => count + 1);
    },
    restarts,
    conflict: null,
  };
};
