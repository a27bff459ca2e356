// Creates an invitation and shows its link once, because the server stores only a hash of it.
import { useQuery } from '@tanstack/react-query';
import { emailMaxLength, isEmail } from '#contract/rules/email.ts';
import type { Role } from '#contract/rules/policy.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { mailOverviewQuery } from '#web/admin/features/mail/mail.queries.ts';
import { roleTexts } from '#web/admin/lib/rights.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useInvite } from './administrators.queries.ts';
import type { ShownLink } from './link-dialog.tsx';
import { LanguageChecks, languagesText, useRoleOptions } from './role-choice.tsx';

interface Values {
  name: string;
  email: string;
  role: Role;
  /** Of a translator. */
  languages: string[];
}

interface Props {
  /** Called with the link, which cannot be shown again. */
  onInvited: (link: ShownLink) => void;
  onClose: () => void;
}

export const InviteDialog = ({ onInvited, onClose }: Props) => {
  const { mutateAsync: invite } = useInvite();
  const { data: overview } = useQuery(mailOverviewQuery);
  const form = useForm<Values, Awaited<ReturnType<typeof invite>>>({
    // the role with the fewest permissions, until another is chosen
    initial: { name: '', email: '', role: 'viewer', languages: [] },
    check: ({ name, email, role, languages }) => ({
      name: name.trim() === '' ? 'Enter a name.' : undefined,
      email: isEmail(email.trim()) ? undefined : 'Enter a valid email address.',
      languages: role === 'translator' && languages.length === 0 ? languagesText : undefined,
    }),
    save: ({ languages, ...values }) => invite({ ...values, ...(values.role === 'translator' && { languages }) }),
    explain: explainByMessage('Failed to invite'),
    onSaved: ({ administrator, invitation }) => onInvited({ name: administrator.name, ...invitation }),
    onDone: onClose,
  });
  const roleOptions = useRoleOptions();
  const languages = form.field('languages');
  return (
    <FormDialog isOnce title="Invite administrator" form={form} action="Create link" busyText="Creating..." onClose={onClose}>
      <TextField label="Name" isRequired maxLength={textLengths.name} autoComplete="off" {...form.field('name')} />
      <TextField label="Email" isRequired type="email" maxLength={emailMaxLength} autoComplete="off" {...form.field('email')} />
      <SelectField label="Role" isRequired options={roleOptions} hint={roleTexts[form.values.role]} {...form.field('role')} />
      {form.values.role === 'translator' && (
        <LanguageChecks value={languages.value} onChange={languages.onChange} error={languages.error} />
      )}
      <p className="hint">
        {overview?.is_enabled
          ? 'They get an email with a link to choose a password. You also get a link to pass on.'
          : 'No mail is sent. You get a link to pass on; whoever opens it chooses a password.'}
      </p>
    </FormDialog>
  );
};
