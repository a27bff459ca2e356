// The form of a redirect in a dialog.
import { useQueryClient } from '@tanstack/react-query';
import type { Redirect } from '#contract/redirects.ts';
import { AddressField } from '#web/admin/features/links/address-field.tsx';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { redirects } from './redirects.queries.ts';

interface Props {
  /** Null for a new one. */
  redirect: Redirect | null;
  /** The old address of a new one. */
  from: string;
  onClose: () => void;
}

interface Values {
  from: string;
  to: string;
}

const labels: Record<keyof Values, string> = { from: 'Old address', to: 'New address' };

// the server checks the rest
const check = ({ from, to }: Values) => ({
  from: from.trim() === '' ? 'The old address field is required.' : undefined,
  to: to.trim() === '' ? 'The new address field is required.' : undefined,
});

export const RedirectForm = ({ redirect, from, onClose }: Props) => {
  const client = useQueryClient();
  const form = useRecordForm<Redirect, Values>({
    record: redirect,
    read: (stored) => ({ from: stored?.from ?? from, to: stored?.to ?? '' }),
    check,
    save: (values, { record, changed }) =>
      record
        ? redirects.update(client, record.id, { ...pickFields(values, changed), version: record.version })
        : redirects.create(client, values),
    reload: async (record) => record && client.fetchQuery(redirects.one(record.id)),
    labels,
    explain: explainSave(saveErrors.redirect),
    onSaved: () => {
      toast.success(`Redirect ${redirect ? 'updated' : 'created'} successfully`);
      redirects.reload(client);
    },
    onDone: onClose,
  });
  const words = redirect ? (['Edit', 'Update'] as const) : (['Add New', 'Create'] as const);
  return (
    <FormDialog title={`${words[0]} Redirect`} form={form} action={`${words[1]} Redirect`} onClose={onClose}>
      <TextField
        label={labels.from}
        isRequired
        className="mono"
        autoComplete="off"
        hint="Of this site, such as /old/page. One * stands for any text: /blog/*."
        {...form.field('from')}
      />
      <AddressField
        label={labels.to}
        isRequired
        hint="Of this site, such as /products, or elsewhere, with https://. A * is replaced by the text of the old address: /news/*."
        {...form.field('to')}
      />
    </FormDialog>
  );
};
