import { useState } from 'react';
import { Link } from 'react-router';
import { emailMaxLength, isEmail } from '#contract/rules/email.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useRequestPasswordReset } from './password-reset.queries.ts';

const Form = ({ onSent }: { onSent: (message: string) => void }) => {
  const { mutateAsync: request } = useRequestPasswordReset();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isEmail(email.trim()) ? undefined : 'Enter a valid email address.' }),
    save: ({ email }) => request({ email: email.trim() }),
    explain: explainByMessage('Failed to send the link'),
    onSaved: ({ message }) => onSent(message),
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} aria-labelledby="forgot-title">
      <FormMessages form={form} />
      <TextField label="Email" isRequired type="email" autoComplete="username" maxLength={emailMaxLength} {...form.field('email')} />
      <SaveButton form={form} busyText="Sending...">
        Send link
      </SaveButton>
    </form>
  );
};

/** Asks for the email address; the response is the same for every address. */
export const ForgotPasswordForm = () => {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <div className="login-column">
      <div className="login-head">
        <h1 id="forgot-title">Forgot password?</h1>
        {sent === null ? (
          <p className="sub">You get an email with a link to choose a new password.</p>
        ) : (
          <p className="sub" role="status">
            {sent} The link works for one hour.
          </p>
        )}
      </div>
      {sent === null && <Form onSent={setSent} />}
      <p className="login-help">
        <Link to="/admin/login">Back to sign in</Link>
      </p>
    </div>
  );
};
