// The form of one record in a dialog: saves it through its kind's calls, reloads the lists, then closes or starts again.
import { type QueryClient, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { explainSave, type SaveErrorRules } from '#web/admin/lib/save-errors.ts';
import { type RecordFormOptions, useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { capitalised, type Row } from './record-lists.ts';

type Progress = (part: number) => void;

interface Records<R, C, U> {
  noun: string;
  create: (client: QueryClient, body: C, onProgress?: Progress) => Promise<R>;
  update: (client: QueryClient, id: number, body: U, onProgress?: Progress) => Promise<R>;
  one: (id: number) => UseQueryOptions<R | null>;
  reload: (client: QueryClient) => void;
}

interface Options<R, V, C, U> extends Pick<RecordFormOptions<R, V>, 'record' | 'read' | 'check' | 'comparable' | 'labels' | 'describe'> {
  records: Records<R, C, U>;
  /** The body of a new record. @param fields all names */
  create: (values: V, fields: readonly (keyof V & string)[]) => C;
  /** The body of a change: the fields that differ from what is stored. */
  update: (values: V, stored: R, changed: readonly (keyof V & string)[]) => U;
  errors: SaveErrorRules;
  /** Offers "Save and add another": the values that the next record starts with. */
  next?: (saved: V) => V;
  onClose: () => void;
}

/** @returns the form and the props of its `FormDialog` */
export const useRecordDialog = <R extends Row, V extends object, C, U>(options: Options<R, V, C, U>) => {
  const { records, record, create, update, errors, next, onClose } = options;
  const client = useQueryClient();
  const form = useRecordForm<R, V>({
    ...options,
    save: (values, { record: stored, changed, onProgress }) =>
      stored
        ? records.update(client, stored.id, update(values, stored, changed), onProgress)
        : records.create(client, create(values, changed), onProgress),
    reload: async () => record && client.fetchQuery(records.one(record.id)),
    explain: explainSave(errors),
    onSaved: (_saved, values, intent) => {
      toast.success(`${capitalised(records.noun)} ${record ? 'updated' : 'created'} successfully`);
      records.reload(client);
      if (intent === 'another' && next) form.restart(next(values));
      else onClose();
    },
  });
  const noun = capitalised(records.noun);
  return {
    form,
    title: record ? `Edit ${noun}` : `Add New ${noun}`,
    action: `${record ? 'Update' : 'Create'} ${noun}`,
    canAddAnother: record === null && next !== undefined,
    onClose,
  };
};
