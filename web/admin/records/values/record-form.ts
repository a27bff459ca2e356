// The form of a kind of record, from its definition: values, checks, labels, and the body of a save.
import type { Fields, ValueOf } from '#contract/records/fields.ts';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { hasFiles } from '#web/admin/records/kinds.ts';
import type { AddressOf } from '#web/admin/ui/files/file-value.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { type FieldForm, inputOf, partOf, type StoredFields } from './field-forms.ts';
import type { CreateBody, FieldInputs, FormValues, OwnForms, UpdateBody } from './form-values.ts';

type StoredRecord<F extends Fields> = { [N in keyof F]: ValueOf<F[N]> } & { version?: number };

/** The values of a form, e.g. `ValuesOf<typeof pageForm>`. */
export type ValuesOf<Form extends { check: (values: never) => FieldErrors }> = Parameters<Form['check']>[0];

/**
 * @param own how the kind edits prices, times and specifications
 * @example const pageForm = recordForm(pages, {});
 */
export const recordForm = <const D extends RecordDefinition, O extends OwnForms<D['fields']>>(definition: D, own: O) => {
  type F = D['fields'];
  type Values = FormValues<F, O>;
  const owned: Readonly<Record<string, FieldForm>> = own;
  const parts = fieldsOf(definition).map(([stored, field]) => {
    const name = field.type === 'person' ? `${stored}_name` : stored;
    return { name, stored, input: inputOf(field), ...partOf(name, field, owned[stored]) };
  });
  type Part = (typeof parts)[number];
  const toObject = (value: (part: Part) => unknown) => Object.fromEntries(parts.map((part) => [part.name, value(part)]));
  const sent = (values: StoredFields, record: StoredFields | null, changed: readonly string[]): object =>
    Object.assign({}, ...parts.flatMap(({ name, send }) => (changed.includes(name) ? [send(values[name], record)] : [])));
  const bodyOf = (body: object) => (hasFiles(definition.kind) ? new FormBody(body) : body);
  return {
    kind: definition.kind,
    inputs: toObject(({ input }) => input) as FieldInputs<F>,
    /** @param record null for a new one, which starts with the defaults */
    read: (record: StoredRecord<F> | null): Values => {
      const fields: StoredFields = record ?? {};
      return toObject(({ stored, read }) => read(fields[stored], fields)) as Values;
    },
    /** Validates with the rules and error texts of the server, before anything is sent. */
    check: (values: Values): FieldErrors => toObject(({ name, check }) => check?.((values as StoredFields)[name])) as FieldErrors,
    comparable: (values: Values): object =>
      toObject(({ name, comparable = (value: unknown) => value }) => comparable((values as StoredFields)[name])),
    /** All values for a preview, with addresses instead of files. */
    preview: (values: Values, stored: StoredRecord<F> | null, addressOf: AddressOf): object =>
      Object.assign(
        {},
        ...parts.map(({ name, show, send }) => {
          const value = (values as StoredFields)[name];
          return show ? { [name]: show(value, addressOf) } : send(value, stored);
        }),
      ),
    create: (values: Values, names: readonly string[]) => bodyOf(sent(values, null, names)) as CreateBody<F, O>,
    update: (values: Values, stored: StoredRecord<F>, changed: readonly string[]) =>
      bodyOf({ ...sent(values, stored, changed), version: stored.version }) as UpdateBody<F, O>,
  };
};
