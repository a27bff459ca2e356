// Creates an API token.
import { useState } from 'react';
import { apiTokenLimits, scopeKinds } from '#contract/rules/scopes.ts';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SelectField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { type FieldBinding, useForm } from '#web/admin/ui/form/use-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useCreateApiToken } from './api-tokens.queries.ts';
import { type Access, type AccessByKind, kindHints, kindLabels, noAccess, presets, scopesOf } from './scope-choices.ts';

const accesses: readonly { value: Access; label: string }[] = [
  { value: '', label: 'No access' },
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and write' },
];

const AccessFields = ({ value, error, onChange }: FieldBinding<AccessByKind>) => (
  <fieldset className="field token-access">
    <legend className="flabel">Access</legend>
    <div className="row wrap">
      {presets.map(({ title, access }) => (
        <button key={title} type="button" className="btn btn-s" onClick={() => onChange({ ...noAccess, ...access })}>
          {title}
        </button>
      ))}
    </div>
    <div className="grid-2">
      {scopeKinds.map((kind, index) => (
        <SelectField
          key={kind}
          label={kindLabels[kind]}
          isRequired
          hint={kindHints[kind]}
          error={index === 0 ? error : undefined}
          options={accesses}
          name={kind}
          value={value[kind]}
          onChange={(access) => onChange({ ...value, [kind]: access })}
        />
      ))}
    </div>
  </fieldset>
);

export interface CreatedToken {
  token: string;
  access: AccessByKind;
}

interface Props {
  /** Called with the token, which cannot be shown again. */
  onCreated: (created: CreatedToken) => void;
  onClose: () => void;
}

export const TokenDialog = ({ onCreated, onClose }: Props) => {
  const { mutateAsync: create } = useCreateApiToken();
  const [timeZone] = useState(useFormats().timeZone);
  const dayAfter = (days: number) => toLocalDateTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000), timeZone).slice(0, 10);
  const form = useForm({
    initial: { name: '', expires_at: dayAfter(apiTokenLimits.defaultDays), scopes: noAccess },
    check: ({ name, expires_at, scopes }) => ({
      name: name.trim() === '' ? 'Enter a name.' : undefined,
      expires_at: expires_at !== '' && expires_at <= dayAfter(0) ? 'Choose a day after today.' : undefined,
      scopes: scopesOf(scopes).length === 0 ? 'Give access to at least one kind.' : undefined,
    }),
    save: ({ name, expires_at, scopes }) =>
      create({ name, scopes: scopesOf(scopes), expires_at: withOffset(expires_at && `${expires_at}T00:00`, timeZone) || null }),
    explain: explainByMessage('Failed to create the token'),
    onSaved: ({ token }) => onCreated({ token, access: form.values.scopes }),
    onDone: onClose,
  });
  return (
    <FormDialog isOnce title="New API token" form={form} action="Create token" busyText="Creating..." onClose={onClose}>
      <TextField
        label="Name"
        isRequired
        maxLength={apiTokenLimits.name}
        autoComplete="off"
        hint="The program that uses it, as the audit log shows it."
        {...form.field('name')}
      />
      <TextField
        label="Expires on"
        type="date"
        className="num"
        hint="Empty: the token does not expire. Create another one before that day, and revoke this one."
        {...form.field('expires_at')}
      />
      <AccessFields {...form.field('scopes')} />
    </FormDialog>
  );
};
