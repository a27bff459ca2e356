// The state of a form: values, unsaved fields, errors, saving. A failed save keeps everything.
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** What the control of a field shows and allows, from the definition of its kind. */
export interface FieldInput {
  label: string;
  isRequired?: boolean;
  /** Of a text, in characters. */
  maxLength?: number;
  /** Of a number. */
  min?: number;
}

/** The form of a record: `<TextField {...form.field('name')} />`. */
export interface RecordForm<V> extends Form<V> {
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]> & FieldInput;
}

interface Options<V, A> {
  /** The first values; what differs from them is unsaved. Later changes of this object are ignored. */
  initial: V;
  /** @returns the error of each invalid field */
  check?: (values: V) => FieldErrors;
  /** Sends the values. @param onProgress takes 0 to 1 while files are sent @throws when the save failed */
  save: (values: V, onProgress: (part: number) => void, changed: readonly (keyof V & string)[], intent?: SubmitIntent) => Promise<A>;
  /** The texts of a failed save, e.g. `explainSave(saveErrors.product)`. */
  explain: (error: unknown) => Failure;
  /** Called after a save, when the form has no unsaved changes. @param intent the parameter of `submit` */
  onSaved: (answer: A, values: V, intent: SubmitIntent | undefined) => void;
  /** Called instead of the message if somebody else has saved the record. @throws if that cannot be handled */
  onConflict?: (failure: Failure, intent: SubmitIntent | undefined) => Promise<void>;
}

/** `another`: the form starts again with a new record; `draft`: the changes are saved as a draft. */
export type SubmitIntent = 'another' | 'draft';

export interface ConflictField {
  label: string;
  /** Short form of the other value. */
  theirs: string;
  /** Both values as complete texts; null if a value is not a text. */
  texts: { mine: string; theirs: string } | null;
  /** Whether the other value is saved. */
  isTheirs: boolean;
  choose: (isTheirs: boolean) => void;
}

/** Two administrators have changed one record: the notice and its actions (conflict-notice.tsx). */
export interface Conflict {
  text: string;
  /** Fields that both have changed, with a short form of the other value. */
  fields: readonly ConflictField[];
  loadTheirs: () => void;
  saveMine: () => void;
}

/** Unsaved changes from an earlier visit (kept-notice.tsx). */
export interface KeptOffer {
  /** Date and time. */
  when: string;
  /** Whether the changes were typed in another browser. */
  isElsewhere: boolean;
  /** Whether the form has files, which are not stored. */
  hasFiles: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

export interface Form<V> {
  values: V;
  field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** The errors that show, by field; those of the server by the server's names. */
  errors: FieldErrors;
  /** How many saves were refused; each one moves the focus to the first invalid field. */
  refusals: number;
  isDirty: boolean;
  /** Names of the fields that are unsaved. */
  changed: (keyof V & string)[];
  /** As `isDirty`, but up to date between two renders. */
  hasChanges: () => boolean;
  isSaving: boolean;
  /** 0 to 1 while files are sent, else null. */
  progress: number | null;
  submit: (intent?: SubmitIntent) => Promise<void>;
  /** Replaces what counts as saved and what is typed. */
  rebase: (saved: V, values: V) => void;
  /** Starts again with a new record. */
  restart: (initial: V) => void;
  /** How often the form has started again: the fields are mounted again each time. */
  restarts: number;
  /** Set by `useRecordForm`. */
  conflict: Conflict | null;
  /** Set by forms of records. */
  offer?: KeptOffer | null;
  /** A sentence for each of the others who have the record open. */
  others?: readonly string[];
  /** Called when the user has discarded the changes. */
  onDiscarded?: () => void;
  /** Back to what was loaded or saved last. */
  reset: () => void;
}

/** @returns the names of the fields in which two states of the form differ */
export const changedFields = <V extends object>(from: V, to: V): (keyof V & string)[] =>
  (Object.keys(to) as (keyof V & string)[]).filter((name) => !isSame(to[name], from[name]));

const present = (errors: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(errors).filter(([, text]) => text));

/** The errors that show: those of the server, and after a submit or in a field that was left those of the check. */
const useFieldErrors = (found: FieldErrors) => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setIsAttempted] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const isShown = (name: string) => isAttempted || touched.has(name);
  const errors: FieldErrors = { ...present(refused), ...Object.fromEntries(Object.entries(found).filter(([name]) => isShown(name))) };
  return {
    errors,
    refusals,
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
    /** A submit begins. */
    attempt: () => {
      setIsAttempted(true);
      setRefused({});
    },
    refuse: (fields: FieldErrors) => {
      setRefused(fields);
      setRefusals((count) => count + 1);
    },
    /** Removes the server's errors of a field that has changed, in a list also those of its entries such as `images.0`. */
    clearRefusal: (field: string) =>
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key.split(/[.[]/)[0] !== field))),
    clear: () => {
      setTouched(new Set());
      setIsAttempted(false);
      setRefused({});
    },
    resetRefusals: () => setRefusals(0),
  };
};

/** What is typed and what is saved, as state and up to date between two renders: a second click, a navigation after a save. */
const useValues = <V extends object>(initial: V) => {
  const [state, setState] = useState({ values: initial, saved: initial });
  const now = useRef(state);
  const update = (part: Partial<typeof state>) => {
    now.current = { ...now.current, ...part };
    setState(now.current);
  };
  const hasChanges = useCallback(() => !isSame(now.current.values, now.current.saved), []);
  useEffect(() => registerUnsavedWork(hasChanges), [hasChanges]);
  return { ...state, now, update, hasChanges };
};

/** Sends the values once at a time. */
const useSubmit = <V extends object, A>(
  { check, save, explain, onSaved, onConflict }: Omit<Options<V, A>, 'initial'>,
  { now, update }: ReturnType<typeof useValues<V>>,
  marks: ReturnType<typeof useFieldErrors>,
) => {
  const [isSaving, setIsSaving] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = useRef(false);

  const fail = async (error: unknown, intent: SubmitIntent | undefined) => {
    const failure = explain(error);
    if (failure.isConflict && onConflict) {
      try {
        await onConflict(failure, intent);
        return marks.refuse({});
      } catch {
        // the other version could not be loaded: the message reports the conflict
      }
    }
    toast.error(failure.text);
    marks.refuse(failure.fields);
  };

  const submit = async (intent?: SubmitIntent) => {
    if (isBusy.current) return;
    const { values: sent, saved } = now.current;
    marks.attempt();
    if (check && Object.keys(present(check(sent))).length > 0) return marks.refuse({});
    isBusy.current = true;
    setIsSaving(true);
    try {
      const answer = await save(sent, setProgress, changedFields(saved, sent), intent);
      update({ saved: sent });
      marks.clear();
      onSaved(answer, sent, intent);
    } catch (error) {
      await fail(error, intent);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
      setProgress(null);
    }
  };
  return { isSaving, progress, submit };
};

export const useForm = <V extends object, A = unknown>({ initial, ...options }: Options<V, A>): Form<V> => {
  const state = useValues(initial);
  const { values, saved, now, update, hasChanges } = state;
  const marks = useFieldErrors(options.check ? present(options.check(values)) : {});
  const [restarts, setRestarts] = useState(0);
  const changed = changedFields(saved, values);

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    update({ values: { ...now.current.values, [name]: value } });
    marks.clearRefusal(String(name));
  };
  const rebase = (nextSaved: V, nextValues: V) => {
    update({ saved: nextSaved, values: nextValues });
    marks.clear();
  };
  return {
    ...useSubmit(options, state, marks),
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      // an error in a field that was left unchanged would be premature
      onBlur: () => {
        if (!isSame(now.current.values[name], saved[name])) marks.touch(name);
      },
      error: marks.errors[name],
    }),
    errors: marks.errors,
    refusals: marks.refusals,
    isDirty: changed.length > 0,
    changed,
    hasChanges,
    reset: () => rebase(saved, saved),
    rebase,
    restart: (next) => {
      rebase(next, next);
      marks.resetRefusals();
      setRestarts((count) => count + 1);
    },
    restarts,
    conflict: null,
  };
};
