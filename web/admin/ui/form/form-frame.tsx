// Behaviour that all forms of the admin area share, whatever they look like: the submit, Ctrl or Cmd and S, the focus on the
// first error, and waiting for uploads before a save.
import {
  type FocusEventHandler,
  type FormEvent,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { BusyButton } from '../busy-button.tsx';
import { ignoreMissedFiles } from '../files/use-file-drop.ts';
import { ReadOnlyFields, useIsReadOnly } from '../read-only.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { FormNotice } from './form-notice.tsx';
import { HoldUploads } from './form-uploads.ts';
import { KeptNotice } from './kept-notice.tsx';
import type { Form, SubmitIntent } from './use-form.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/** After each refused save, the focus moves to the first invalid field, otherwise to the notice above the fields. */
const useFirstError = (form: RefObject<HTMLElement | null>, refusals: number): void => {
  useEffect(() => {
    if (refusals === 0) return;
    const target =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])') ??
      form.current?.querySelector<HTMLElement>('.form-notice');
    target?.focus();
    target?.closest('.field')?.scrollIntoView?.({ block: 'nearest' });
  }, [form, refusals]);
};

interface Options {
  /** One of several forms on the screen: the keyboard shortcut saves the form that has the focus. */
  isPart?: boolean;
  /** What the keyboard shortcut saves; by default the same as the submit button. */
  shortcut?: SubmitIntent | undefined;
}

/** @returns the props of the <form> element and a ref to it */
export const useFormFrame = <V extends object>(form: Form<V>, { isPart = false, shortcut }: Options = {}) => {
  const element = useRef<HTMLFormElement>(null);
  const isReadOnly = useIsReadOnly();
  useSaveShortcut(element, { needsFocus: isPart, onSave: shortcut && !isReadOnly ? () => void form.submit(shortcut) : undefined });
  useFirstError(element, form.refusals);
  return {
    element,
    formProps: {
      ref: element,
      noValidate: true,
      'aria-busy': form.isSaving || undefined,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isReadOnly) return;
        // React lets the submit of a form in a nested dialog bubble to this form
        if (event.target === element.current) void form.submit();
      },
    },
  };
};

interface MessagesProps<V> {
  form: Form<V>;
  /** Names of more fields that show their errors themselves. */
  fields?: readonly string[];
}

/** Above the fields: unsaved changes of an earlier visit, a conflict, and errors after a refused save. */
export const FormMessages = <V extends object>({ form, fields = [] }: MessagesProps<V>) => (
  <>
    {form.kept && !form.conflict && <KeptNotice kept={form.kept} />}
    {form.conflict && <ConflictNotice conflict={form.conflict} />}
    <FormNotice errors={form.errors} fields={[...Object.keys(form.values), ...fields]} refusals={form.refusals} />
  </>
);

/** The fields of a form, disabled on a read-only screen. A save waits for their uploads. */
export const FormFields = ({ form, children }: { form: Pick<Form<object>, 'hold'>; children: ReactNode }) => (
  <HoldUploads value={form.hold}>
    <ReadOnlyFields>{children}</ReadOnlyFields>
  </HoldUploads>
);

export const SaveKeys = () => (
  <span className="kbd" aria-hidden="true">
    Ctrl S
  </span>
);

interface SaveButtonProps {
  form: Pick<Form<object>, 'isSaving'>;
  busyText?: string;
  /** Shows the keyboard shortcut. */
  hasShortcut?: boolean;
  children: ReactNode;
}

export const SaveButton = ({ form, busyText = 'Saving...', hasShortcut, children }: SaveButtonProps) =>
  useIsReadOnly() ? null : (
    <BusyButton isBusy={form.isSaving} busyText={busyText}>
      {children}
      {hasShortcut && <SaveKeys />}
    </BusyButton>
  );

interface PageProps<V> {
  form: Form<V>;
  className?: string;
  /** Accessible name. */
  label?: string;
  onFocus?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
  /** Notices (`FormMessages`), fields and buttons. */
  children: ReactNode;
}

/** A form that is a whole screen. A form in a dialog is `FormDialog`. */
export const FormPage = <V extends object>({ form, className, label, children, ...handlers }: PageProps<V>) => {
  const { formProps } = useFormFrame(form);
  return (
    <form
      {...formProps}
      {...ignoreMissedFiles}
      {...handlers}
      className={className ? `form-screen ${className}` : 'form-screen'}
      aria-label={label}
    >
      <FormFields form={form}>{children}</FormFields>
    </form>
  );
};
