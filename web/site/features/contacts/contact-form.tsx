import { contactTypes } from '#contract/rules/contacts.ts';
import { contactTexts } from '#contract/texts/en/contact.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts, withElements } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { EmailLink } from '#web/site/ui/contact-links.tsx';
import { SubmitButton } from '#web/site/ui/submit-button.tsx';
import { SuccessDialog } from '#web/site/ui/success-dialog.tsx';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  /** Initial value of the subject. */
  subject: string;
  /** Address shown to visitors without JavaScript. */
  email: string | null | undefined;
}

// uncontrolled fields keep what a visitor types before hydration
export const ContactForm = ({ subject, email }: Props) => {
  const say = useTexts(contactTexts);
  const { form, errors, isPending, isSent, submit, clearError, closeSuccess } = useContactForm();
  const isHydrated = useHydrated();
  return (
    <>
      <form ref={form} className="form" aria-labelledby="send-message" noValidate onSubmit={submit} onInput={clearError}>
        <noscript>
          <p className="no-script">
            {say('noScript')}{' '}
            {email && <span>{withElements(say('writeTo', { email: '{email}' }), { email: <EmailLink key="email" email={email} /> })}</span>}
          </p>
        </noscript>
        <div className="two">
          <Field label={say('name')} isRequired error={errors.name}>
            {(control) => <input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field label={say('email')} isRequired error={errors.email}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />}
          </Field>
          <Field label={say('phone')} error={errors.phone}>
            {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
          </Field>
          <Field label={say('company')} error={errors.company}>
            {(control) => <input {...control} name="company" autoComplete="organization" />}
          </Field>
        </div>
        <Field label={say('type')} isRequired error={errors.type}>
          {(control) => (
            <span className="select">
              <select {...control} required={false} name="type" defaultValue="general">
                {contactTypes.map((type) => (
                  <option key={type} value={type}>
                    {say(type)}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </span>
          )}
        </Field>
        <Field label={say('subject')} isRequired error={errors.subject}>
          {(control) => <input {...control} name="subject" defaultValue={subject} autoComplete="off" />}
        </Field>
        <Field label={say('message')} isRequired error={errors.message}>
          {(control) => <textarea {...control} name="message" rows={6} />}
        </Field>
        <div className="trap" aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
          </label>
        </div>
        {/* disabled until hydration: a native submit would put the values into the URL without sending the message */}
        <div className="send">
          <SubmitButton isBusy={isPending} busyText={say('sending')} isDisabled={!isHydrated}>
            {say('send')}
            <Icon name="arrow" className="go" />
          </SubmitButton>
        </div>
      </form>
      <SuccessDialog isOpen={isSent} onClose={closeSuccess} title={say('sent')}>
        {say('thanks')}
      </SuccessDialog>
    </>
  );
};
