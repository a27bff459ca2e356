// The last part of a record's address.
import { TextField } from './text-field.tsx';
import type { FieldBinding, FieldInput } from './use-form.ts';

interface Props extends FieldBinding<string>, FieldInput {
  /** What comes before it in the address, e.g. "/products/". */
  prefix: string;
  /** The field that it is made from when it stays empty. */
  source: 'name' | 'title';
  isNew: boolean;
}

export const SlugField = ({ source, isNew, ...field }: Props) => (
  <TextField
    className="mono"
    autoComplete="off"
    hint={
      isNew
        ? `The end of the page’s address. Leave empty to make it from the ${source}.`
        : 'The end of the page’s address. When it changes, the old address redirects to the new one.'
    }
    {...field}
  />
);
