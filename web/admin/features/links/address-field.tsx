// A field for an address that is stored as it is typed. That of a record can be found by its name.
import { RecordSearch } from '#web/admin/features/rich-text/links/record-search.tsx';
import { type FieldProps, TextField } from '#web/admin/ui/form/text-field.tsx';

export const AddressField = (field: FieldProps<string>) => (
  <>
    <TextField {...field} className="mono" autoComplete="off" />
    <RecordSearch onChoose={({ address }) => field.onChange(address)} />
  </>
);
