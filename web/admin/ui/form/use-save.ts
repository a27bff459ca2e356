// Sends the values of a form, with one save at a time.
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#web/admin/lib/save-errors.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type FieldErrors, present, type useFieldErrors } from './field-errors.ts';
import type { useUploads } from './form-uploads.ts';
import { changedFields, type useFormValues } from './form-values.ts';
import type { SubmitIntent } from './use-form.ts';

export interface SaveOptions<V, A> {
  /** @returns the error of each invalid field */
  check?: (values: V) => FieldErrors;
  /** Sends the values. @param onProgress called with 0 to 1 while files are being sent @throws if the save fails */
  save: (values: V, onProgress: (part: number) => void, changed: readonly (keyof V & string)[], intent?: SubmitIntent) => Promise<A>;
  /** The values that count as stored after a save, if they differ from those sent. @param base those that counted before */
  stored?: (answer: A, sent: V, base: V) => V;
  /** The texts of a failed save, e.g. `explainSave(saveErrors.page)`. */
  explain: (error: unknown) => Failure;
  /** Called after each successful save. @param intent the parameter of `submit` */
  onSaved?: (answer: A, sent: V, intent: SubmitIntent | undefined) => void;
  /**
   * Closes the form, or starts it again. Called after `onSaved`, unless the form stays open or something was typed since the values
   * were sent.
   */
  onDone?: (answer: A, sent: V, intent: SubmitIntent | undefined) => void;
  /** Called instead of the message if somebody else has saved the record. @throws if that cannot be handled */
  onConflict?: (failure: Failure, intent: SubmitIntent | undefined) => Promise<void>;
}

const staysOpen = (intent: SubmitIntent | undefined): boolean => intent === 'stay' || intent === 'draft';

/** False once the form is closed, even if the user closed it during a save. */
const useIsOpen = () => {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
};

export const useSave = <V extends object, A>(
  options: SaveOptions<V, A>,
  values: ReturnType<typeof useFormValues<V>>,
  marks: ReturnType<typeof useFieldErrors>,
  uploads: ReturnType<typeof useUploads>,
) => {
  const [isSaving, setIsSaving] = useState(false);
  const [isPartlySaved, setIsPartlySaved] = useState(false);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const isBusy = useRef(false);
  const isOpen = useIsOpen();
  const latest = useLatest(options);

  const fail = async (error: unknown, intent: SubmitIntent | undefined) => {
    const { explain, onConflict } = latest.current;
    const failure = explain(error);
    setIsUnanswered(failure.isUnanswered ?? false);
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

  const send = async (sent: V, intent: SubmitIntent | undefined) => {
    const { stored = (_answer: A, same: V) => same, save } = latest.current;
    const { base } = values.now.current;
    const changed = changedFields(base, sent);
    const answer = await save(sent, setProgress, changed, intent);
    values.rebase(stored(answer, sent, base), sent);
    marks.clear();
    setIsUnanswered(false);
    latest.current.onSaved?.(answer, sent, intent);
    const isAll = !values.hasChanges() && !uploads.isRunning();
    setIsPartlySaved(!isAll);
    if (isAll && isOpen.current && !staysOpen(intent)) latest.current.onDone?.(answer, sent, intent);
  };

  const submit = async (intent?: SubmitIntent) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    setIsPartlySaved(false);
    try {
      if (uploads.isRunning() && !(await uploads.settle())) return toast.error('Nothing was saved: a file could not be uploaded.');
      const sent = values.now.current.edited;
      marks.attempt();
      if (Object.keys(present(latest.current.check?.(sent) ?? {})).length > 0) return marks.refuse({});
      await send(sent, intent);
    } catch (error) {
      await fail(error, intent);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
      setProgress(null);
    }
  };
  return { isSaving, isPartlySaved, isUnanswered, progress, submit, forget: () => setIsPartlySaved(false) };
};
