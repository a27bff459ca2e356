import { type FormEvent, useEffect, useId, useRef } from 'react';
import { contactLimits } from '#contract/rules/contacts.ts';
import { quoteRequestTexts } from '#contract/texts/en/quote-request.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { SubmitButton } from '#web/site/ui/submit-button.tsx';
import type { QuoteField, QuoteValues } from './quote-values.ts';
import type { QuoteRequestState } from './use-quote-request.ts';

const focusOn = (form: HTMLFormElement | null, selector: string) => form?.querySelector<HTMLElement>(selector)?.focus();

/** Persistent error in the dialog, because the toast disappears. */
const Failure = ({ text, isBusy }: { text: string; isBusy: boolean }) => {
  const say = useTexts(quoteRequestTexts);
  const id = useId();
  return (
    <div className="failure">
      <Icon name="alert" />
      <div id={id}>
        <strong>{say('notSent')}</strong>
        <p>{say('kept', { reason: text })}</p>
      </div>
      <button type="submit" className="btn btn-line btn-sm" name="again" aria-describedby={id} aria-disabled={isBusy || undefined}>
        {say('again')}
      </button>
    </div>
  );
};

export const QuoteForm = ({ quote: { values, errors, failure, isBusy, type, send, close } }: { quote: QuoteRequestState }) => {
  const say = useTexts(quoteRequestTexts);
  const form = useRef<HTMLFormElement>(null);
  // the browser focuses the close button of the dialog
  useEffect(() => focusOn(form.current, '[name="name"]'), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send((field) => {
      // after the errors are rendered and the button is enabled again
      requestAnimationFrame(() => focusOn(form.current, field ? `[name="${field}"]` : '[name="again"]'));
    });
  };
  const bind = (field: keyof QuoteValues) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => type(field, event.target.value),
  });
  const limited = (field: QuoteField) => ({ ...bind(field), maxLength: contactLimits[field] });

  return (
    <form ref={form} className="dlg-body form" onSubmit={submit} noValidate>
      <div className="two">
        <Field label={say('name')} isRequired error={errors.name}>
          {(control) => <input {...control} {...limited('name')} autoComplete="name" />}
        </Field>
        <Field label={say('email')} isRequired error={errors.email}>
          {(control) => <input {...control} {...limited('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field label={say('company')} error={errors.company}>
        {(control) => <input {...control} {...limited('company')} autoComplete="organization" />}
      </Field>
      <Field label={say('message')} error={errors.message}>
        {(control) => <textarea {...control} {...limited('message')} rows={4} />}
      </Field>
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input {...bind('website')} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
        </label>
      </div>
      {failure && <Failure text={failure} isBusy={isBusy} />}
      <div className="dlg-foot">
        <button type="button" className="btn btn-line" onClick={() => close('form')}>
          {say('cancel')}
        </button>
        <SubmitButton isBusy={isBusy} busyText={say('sending')}>
          {say('send')}
        </SubmitButton>
      </div>
    </form>
  );
};
