// A panel with its own form.
import { type ReactNode, useId } from 'react';
import { SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';

interface Props<V> {
  title: string;
  text: string;
  form: Form<V>;
  /** Text of the button, e.g. "Save account". */
  action: string;
  busyText?: string;
  children: ReactNode;
}

export const SmallForm = <V extends object>({ title, text, form, action, busyText, children }: Props<V>) => {
  const id = useId();
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <form {...formProps} className="panel-body stack small-form" aria-labelledby={id}>
        {children}
        <SaveButton form={form} busyText={busyText}>
          {action}
        </SaveButton>
      </form>
    </section>
  );
};
