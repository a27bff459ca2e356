import type { MailServerSettings } from '#contract/mail-server.ts';
import {
  isMailHost,
  isMailSender,
  mailServerLengths as lengths,
  type MailSecurity,
  mailSecurities,
  mailSenderText,
  usualMailPorts,
} from '#contract/rules/mail.ts';
import { PasswordField } from '#web/admin/features/auth/password-fields.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { NumberField, TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useSaveMailServer } from './mail.queries.ts';

interface Values {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  from: string;
}

const securityNames: Record<MailSecurity, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS from the beginning',
  automatic: 'STARTTLS if the server offers it',
};

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

const check = ({ host, port, from }: Values) => ({
  host: isMailHost(host.trim()) ? undefined : 'Enter a host name or an address, without a port.',
  port: isPort(port.trim()) ? undefined : 'Enter a whole number from 1 to 65535.',
  from: isMailSender(from.trim()) ? undefined : `Enter ${mailSenderText}.`,
});

export const MailServerDialog = ({ server, onClose }: { server: MailServerSettings; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveMailServer();
  const { host, port, security, user, from, has_password } = server;
  const form = useForm<Values>({
    initial: { host, port: String(port), security, user: user ?? '', password: '', from },
    check,
    save: ({ password, ...values }) =>
      save({ ...values, port: Number(values.port), user: values.user || null, ...(password !== '' && { password }) }),
    explain: explainByMessage('Failed to save the mail server'),
    onDone: onClose,
  });
  const { values } = form;
  const securityField = form.field('security');
  /** The port follows while it is the usual one. */
  const chooseSecurity = (chosen: MailSecurity) => {
    if (values.port === String(usualMailPorts[values.security])) form.set('port', String(usualMailPorts[chosen]));
    securityField.onChange(chosen);
  };
  return (
    <FormDialog isOnce title="Mail server" form={form} action="Save" onClose={onClose}>
      <TextField
        label="Server"
        isRequired
        maxLength={lengths.host}
        placeholder="mail.example.com"
        autoComplete="off"
        {...form.field('host')}
      />
      <SelectField
        label="Encryption"
        isRequired
        options={mailSecurities.map((value) => ({ value, label: securityNames[value] }))}
        hint="A password is never sent over a network without encryption."
        {...securityField}
        onChange={chooseSecurity}
      />
      <NumberField label="Port" isRequired min={1} max={65_535} {...form.field('port')} />
      <TextField
        label="User name"
        maxLength={lengths.user}
        hint="Empty if the server requires none"
        autoComplete="off"
        {...form.field('user')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={
          has_password
            ? 'Empty: the stored one remains, for the same server, port, encryption and user'
            : 'Stored encrypted; never shown again'
        }
        {...form.field('password')}
      />
      <TextField
        label="Sender"
        isRequired
        maxLength={lengths.from}
        hint="For example: Example Ltd <website@example.com>"
        autoComplete="off"
        {...form.field('from')}
      />
    </FormDialog>
  );
};
