// The last part of a record's address.
import { TextField } from './text-field.tsx';
import type { FieldBinding, FieldInput } from './use-form.ts';

interface Props extends FieldBinding<string>, FieldInput {
  /** The part of the address before the slug, e.g. "/products/". */
  prefix: string;
  /** The field from which an empty slug is generated. */
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
