// One part of the screen: a description on the left, fields and a save button on the right.
import { type ReactNode, useContext, useId } from 'react';
import { HistoryButton } from '#web/admin/records/history/history-button.tsx';
import { ConflictNotice } from '#web/admin/ui/form/conflict-notice.tsx';
import { FormFields, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { KeptNotice } from '#web/admin/ui/form/kept-notice.tsx';
import type { Form } from '#web/admin/ui/form/use-form.ts';
import { ReadOnlyFields } from '#web/admin/ui/read-only.tsx';
import { CardHistory } from './card-history.ts';

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
  const history = useContext(CardHistory);
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <section className="settings-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      <form {...formProps}>
        <div className="stack">
          {form.kept && !form.conflict && <KeptNotice kept={form.kept} />}
          {form.conflict && <ConflictNotice conflict={form.conflict} />}
          <FormFields form={form}>{children}</FormFields>
        </div>
        <footer className="card-foot">
          <ReadOnlyFields>{add}</ReadOnlyFields>
          <FormState form={form} />
          {history && <HistoryButton {...history} name={title} isDirty={form.isDirty} />}
          <SaveButton form={form}>{action}</SaveButton>
        </footer>
      </form>
    </section>
  );
};
