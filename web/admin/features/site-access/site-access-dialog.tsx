import { accessPasswordLimits, accessPasswordText, isAccessPassword, type MachineAnswer } from '#contract/rules/site-access.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { PasswordField } from '#web/admin/features/auth/password-fields.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useSaveSiteAccess } from './site-access.queries.ts';

interface Values {
  visitors: 'public' | 'password';
  password: string;
  machines: MachineAnswer;
}

const visitorOptions = [
  { value: 'public', label: 'Everybody' },
  { value: 'password', label: 'Who has the password' },
] as const;

const machineOptions = [
  { value: 'unavailable', label: 'Come back later (status 503)' },
  { value: 'noindex', label: 'Do not list this site (noindex)' },
] as const;

export const SiteAccessDialog = ({ access, onClose }: { access: SiteAccess; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveSiteAccess();
  const { is_public, machines, has_password } = access;
  const form = useForm<Values>({
    initial: { visitors: is_public ? 'public' : 'password', password: '', machines },
    check: ({ visitors, password }) => {
      const isNeeded = visitors === 'password' && (password !== '' || !has_password);
      return { password: isNeeded && !isAccessPassword(password) ? accessPasswordText : undefined };
    },
    save: ({ visitors, password, ...values }) =>
      save({ ...values, is_public: visitors === 'public', ...(visitors === 'password' && password !== '' && { password }) }),
    explain: explainByMessage('Failed to save'),
    onDone: onClose,
  });
  const isClosing = form.values.visitors === 'password';
  return (
    <FormDialog isOnce title="Visitors" form={form} action="Save" onClose={onClose}>
      <SelectField label="Who sees the site" isRequired options={visitorOptions} {...form.field('visitors')} />
      {isClosing && (
        <>
          <PasswordField
            label="Password for visitors"
            isRequired={!has_password}
            autoComplete="new-password"
            hint={
              has_password
                ? 'Empty: the same as before. A new one ends the access of those who have the former one.'
                : `At least ${accessPasswordLimits.min} characters. You pass it on to those who may see the site.`
            }
            {...form.field('password')}
          />
          <SelectField
            label="Answer to search engines"
            isRequired
            options={machineOptions}
            hint="For a few weeks choose the first; for longer the second."
            {...form.field('machines')}
          />
          <p className="hint">
            Visitors see a page with the logo, the name and the contact of the company. Administrators see the whole site while they are
            signed in.
          </p>
        </>
      )}
    </FormDialog>
  );
};
