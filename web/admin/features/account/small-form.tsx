// A panel that is a form of its own.
import { type ReactNode, useId, useRef } from 'react';
import { useFirstError } from '#web/admin/ui/form/use-first-error.ts';
import type { Form } from '#web/admin/ui/form/use-form.ts';

interface Props<V> {
  title: string;
  text: string;
  form: Form<V>;
  /** Fields, then the button. */
  children: ReactNode;
}

export const SmallForm = <V extends object>({ title, text, form, children }: Props<V>) => {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstError(element, form.refusals);
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <form
        ref={element}
        className="panel-body stack small-form"
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {children}
      </form>
    </section>
  );
};
