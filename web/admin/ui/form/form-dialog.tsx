// A form in a dialog: a head with facts, optional sections on the left, and a foot with the number of unsaved fields.
// Mount it when the record opens (`{record && <ProductForm key={record.id} …/>}`): it is open while it is mounted.
import { Fragment, type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { copySuffix } from '#contract/rules/copies.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { AdminIcon, type AdminIconName } from '../admin-icon.tsx';
import { ignoreMissedFiles } from '../files/use-file-drop.ts';
import { readOnlyScroll, useIsReadOnly } from '../read-only.tsx';
import { FormFields, FormMessages, SaveButton, SaveKeys, useFormFrame } from './form-frame.tsx';
import { FormSections, type Section } from './form-sections.tsx';
import { FormState } from './form-state.tsx';
import { askToDiscard } from './unsaved-work.ts';
import type { Form } from './use-form.ts';

const sizes = { form: 'dlg-m', editor: 'dlg-xl' } as const;

interface Props<V> {
  /** e.g. "Edit Category" */
  title: string;
  /** Model, address and date of the last change; shown under the title, except on phones. */
  facts?: readonly (string | null | undefined)[];
  /** `form` is 600 px wide, `editor` 1120 px and as high as the screen. */
  size?: keyof typeof sizes;
  /** Sections of the editor; their fields are in `<FormSection id=…>`. */
  sections?: readonly Section[];
  form: Form<V>;
  /** Text of the submit button, e.g. "Update Category". */
  action: string;
  busyText?: string;
  /** Buttons that open the history and the schedule of a stored record. */
  tools?: ReactNode;
  /** Links and buttons beside the title, e.g. "View on website". */
  headActions?: ReactNode;
  /** More buttons in the foot, before Cancel, e.g. Duplicate. */
  actions?: ReactNode;
  /** The button that opens the preview, after `actions`. */
  preview?: ReactNode;
  /** Offers "Save and add another" beside the submit button. */
  canAddAnother?: boolean;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** Offers to save without publishing. */
  canSaveDraft?: boolean;
  /** Whether the submit button publishes a draft: the keyboard shortcut only saves it. */
  isDrafted?: boolean;
  /** A save ends the dialog, also by the keyboard shortcut, e.g. of an invitation. */
  isOnce?: boolean;
  /** Called if nothing is unsaved, or the user has discarded the changes. */
  onClose: () => void;
  children: ReactNode;
}

// inputs in which Enter submits a form
const lineTypes = ['text', 'number', 'email', 'url', 'tel', 'search', 'password', 'date', 'time', 'datetime-local'];

/** In an editor with many fields Enter would save an incomplete record. */
const preventSubmitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  // React lets events of nested dialogs bubble to this form
  if (target.form === event.currentTarget && lineTypes.includes(target.type)) event.preventDefault();
};

const firstField = 'input:not([type="hidden"], [type="file"]), select, textarea, [contenteditable="true"]';

/** The name of a copy is about to be changed. */
const selectSuffix = (field: HTMLInputElement) => {
  const { value } = field;
  if (value.endsWith(copySuffix)) field.setSelectionRange(value.length - copySuffix.trimStart().length, value.length);
};

/** An additional button in the foot; on phones only its icon. */
export const FootButton = ({ icon, label, onClick }: { icon: AdminIconName; label: string; onClick: () => void }) => (
  <button type="button" className="btn btn-quiet btn-icon-s" aria-label={label} title={label} onClick={onClick}>
    <AdminIcon name={icon} />
    <span aria-hidden="true">{label}</span>
  </button>
);

export const FormDialog = <V extends object>(props: Props<V>) => {
  const isReadOnly = useIsReadOnly();
  const title = isReadOnly ? props.title.replace(/^Edit /, 'View ') : props.title;
  const { facts = [], size = 'form', sections, form, action, busyText, onClose } = props;
  const savesDraft = props.isDrafted === true && props.canSaveDraft === true;
  const staying = props.isOnce ? undefined : 'stay';
  const { element, formProps } = useFormFrame(form, { shortcut: savesDraft ? 'draft' : staying });
  const close = () => askToDiscard(form.work, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the form restarts with a new record
  useEffect(() => {
    const field = element.current?.querySelector<HTMLElement>(`.form-fields :is(${firstField})`);
    field?.focus();
    if (field instanceof HTMLInputElement) selectSuffix(field);
  }, [element, form.restarts]);

  const fields = (
    <FormFields form={form}>
      {props.notice}
      <FormMessages form={form} />
      <Fragment key={form.restarts}>{props.children}</Fragment>
    </FormFields>
  );
  const known = facts.filter(Boolean);
  return (
    <Dialog isOpen onClose={onClose} onDismiss={close} title={title} className={sizes[size]}>
      {(titleId) => (
        <form
          {...formProps}
          {...ignoreMissedFiles}
          className="form-dialog"
          onKeyDown={size === 'editor' ? preventSubmitOnEnter : undefined}
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
              <output className="meta">
                {form.others?.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </output>
            </div>
            {props.tools}
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
            <div className={size === 'form' ? 'dlg-body form-fields stack' : 'dlg-fill form-fields'} {...readOnlyScroll(isReadOnly)}>
              {fields}
            </div>
          )}
          <footer className="dlg-foot">
            <FormState form={form} />
            {!isReadOnly && (
              <>
                {props.actions}
                {props.preview}
              </>
            )}
            <button type="button" className="btn" onClick={close}>
              {isReadOnly ? 'Close' : 'Cancel'}
            </button>
            {props.canAddAnother && !isReadOnly && (
              <button type="button" className="btn" aria-disabled={form.isSaving || undefined} onClick={() => void form.submit('another')}>
                Save and add another
              </button>
            )}
            {props.canSaveDraft && !isReadOnly && (
              <button type="button" className="btn" aria-disabled={form.isSaving || undefined} onClick={() => void form.submit('draft')}>
                Save draft
                {savesDraft && <SaveKeys />}
              </button>
            )}
            {staying && !savesDraft && !isReadOnly && (
              <button
                type="button"
                className="btn btn-stay"
                aria-disabled={form.isSaving || undefined}
                onClick={() => void form.submit(staying)}
              >
                Save and stay
                <SaveKeys />
              </button>
            )}
            <SaveButton form={form} busyText={busyText} hasShortcut={props.isOnce}>
              {action}
            </SaveButton>
          </footer>
        </form>
      )}
    </Dialog>
  );
};
