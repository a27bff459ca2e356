// One part of the screen: what it is on the left, its fields and its own save button on the right.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { ConflictNotice } from '#web/admin/ui/form/conflict-notice.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { useFirstError } from '#web/admin/ui/form/use-first-error.ts';
import type { Form } from '#web/admin/ui/form/use-form.ts';

interface Props<V> {
  title: string;
  text: string;
  form: Form<V>;
  /** e.g. 'Save Statistics' */
  action: string;
  /** A button that adds an entry. */
  add?: ReactNode;
  children: ReactNode;
}

export const SettingsCard = <V extends object>({ title, text, form, action, add, children }: Props<V>) => {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstError(element, form.refusals);
  const save = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) element.current?.requestSubmit();
  };
  return (
    <section className="settings-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <form
        ref={element}
        noValidate
        aria-busy={form.isSaving || undefined}
        onKeyDown={save}
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === element.current) void form.submit();
        }}
      >
        <div className="stack">
          {form.conflict && <ConflictNotice conflict={form.conflict} />}
          {children}
        </div>
        <footer className="card-foot">
          {add}
          <FormState form={form} />
          <BusyButton isBusy={form.isSaving} busyText="Saving...">
            {action}
          </BusyButton>
        </footer>
      </form>
    </section>
  );
};
