// A form in a dialog: head with facts, sections on the left where there are many fields, the foot with what is unsaved.
// It asks before changes are lost, and Ctrl or Cmd and S saves.
// Mount it when the record opens (`{record && <ProductDialog key={record.id} …/>}`): it is open as long as it is there.
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { BusyButton } from '../busy-button.tsx';
import { ignoreMissedFiles } from '../files/use-file-drop.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { FormNotice } from './form-notice.tsx';
import { FormSections, type Section } from './form-sections.tsx';
import { FormState } from './form-state.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import { useFirstError } from './use-first-error.ts';
import type { Form } from './use-form.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const sizes = { form: 'dlg-m', editor: 'dlg-xl' } as const;

interface Props<V> {
  /** e.g. "Edit Category" */
  title: string;
  /** What a machine made: model, address, moment. In mono under the title, not on phones. */
  facts?: readonly (string | null | undefined)[];
  /** `form` is 600 px wide, `editor` 1120 px and as high as the screen. */
  size?: keyof typeof sizes;
  /** Sections of the editor. Their fields stand in `<FormSection id=…>` below. */
  sections?: readonly Section[];
  form: Form<V>;
  /** The submit button, e.g. "Update Category". */
  action: string;
  busyText?: string;
  /** Links and buttons beside the title, e.g. "View on website". */
  headActions?: ReactNode;
  /** Further buttons in the foot, before Cancel, e.g. Preview or Duplicate. */
  actions?: ReactNode;
  /** Offers "Save and add another" beside the submit button. */
  canAddAnother?: boolean;
  /** Called when it may close: nothing was unsaved, or the person gave it up. */
  onClose: () => void;
  children: ReactNode;
}

// boxes of one line, in which Enter submits a form
const lineTypes = ['text', 'number', 'email', 'url', 'tel', 'search', 'password', 'date', 'time', 'datetime-local'];

/** In an editor of many fields Enter would save a record that is half filled in. */
const keepOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  // a form of a dialog inside bubbles through React
  if (target.form === event.currentTarget && lineTypes.includes(target.type)) event.preventDefault();
};

const firstField = 'input:not([type="hidden"], [type="file"]), select, textarea, [contenteditable="true"]';

export const FormDialog = <V extends object>(props: Props<V>) => {
  const { title, facts = [], size = 'form', sections, form, action, busyText = 'Saving...', onClose } = props;
  const element = useRef<HTMLFormElement>(null);
  const guard = useUnsavedGuard(form.hasChanges);
  const close = () => guard.leave(onClose);
  useSaveShortcut(element);
  useFirstError(element, form.refusals);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the form begins anew
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(`.form-fields :is(${firstField})`)?.focus();
  }, [form.restarts]);

  const fields = (
    <>
      {form.conflict && <ConflictNotice conflict={form.conflict} />}
      <FormNotice errors={form.errors} fields={Object.keys(form.values)} refusals={form.refusals} />
      <Fragment key={form.restarts}>{props.children}</Fragment>
    </>
  );
  const known = facts.filter(Boolean);
  return (
    <>
      <Dialog isOpen onClose={onClose} onDismiss={close} title={title} className={sizes[size]}>
        {(titleId) => (
          <form
            ref={element}
            className="form-dialog"
            noValidate
            {...ignoreMissedFiles}
            aria-busy={form.isSaving || undefined}
            onKeyDown={size === 'editor' ? keepOnEnter : undefined}
            onSubmit={(event) => {
              event.preventDefault();
              // a form of a dialog inside bubbles through React
              if (event.target === element.current) void form.submit();
            }}
          >
            <header className="dlg-head">
              <div className="grow">
                <h2 id={titleId}>{title}</h2>
                {known.length > 0 && (
                  <div className="meta">
                    {known.map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </div>
                )}
              </div>
              {props.headActions}
              <button type="button" className="icon-btn" aria-label="Close" title="Close (Esc)" onClick={close}>
                <AdminIcon name="close" />
              </button>
            </header>
            {sections ? (
              <FormSections sections={sections} errors={form.errors}>
                {fields}
              </FormSections>
            ) : (
              <div className={size === 'form' ? 'dlg-body form-fields stack' : 'dlg-fill form-fields'}>{fields}</div>
            )}
            <footer className="dlg-foot">
              <FormState form={form} />
              {props.actions}
              <button type="button" className="btn" onClick={close}>
                Cancel
              </button>
              {props.canAddAnother && (
                <button
                  type="button"
                  className="btn"
                  aria-disabled={form.isSaving || undefined}
                  onClick={() => void form.submit('another')}
                >
                  Save and add another
                </button>
              )}
              <BusyButton isBusy={form.isSaving} busyText={busyText}>
                {action}
                <span className="kbd" aria-hidden="true">
                  Ctrl S
                </span>
              </BusyButton>
            </footer>
          </form>
        )}
      </Dialog>
      <UnsavedDialog {...guard.question} count={form.changed.length} />
    </>
  );
};
