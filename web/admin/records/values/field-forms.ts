// How a form edits each type of field: reading the value from a record, validating it with the server's rule, and sending it.
import { type Field, nounOf } from '#contract/records/fields.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { slugMaxLength } from '#contract/rules/slug.ts';
import { type AddressOf, type FileValue, fileFields, shownFile, storedFile } from '#web/admin/ui/files/file-value.ts';
import { type GalleryPicture, galleryFields, galleryOf } from '#web/admin/ui/files/gallery.ts';
import { checkSlug, checkSortOrder, slugToSend } from '#web/admin/ui/form/field-checks.ts';
import type { FieldInput } from '#web/admin/ui/form/use-form.ts';

/** How the form of a kind edits one field. Methods, because lists contain forms of different values. */
export interface FieldForm<Value = unknown, Stored = unknown, Sent = unknown> {
  /** @param stored undefined for a new record */
  read(stored: Stored | undefined): Value;
  /** @returns the error text */
  check?(value: Value): string | undefined;
  write(value: Value): Sent;
  /** The value without data of the browser (keys of rows), so that two readings of one record are equal. */
  comparable?(value: Value): unknown;
}

export type StoredFields = Readonly<Record<string, unknown>>;

/** Like `FieldForm`, for values that a save sends as several fields. */
export interface FieldPart extends Omit<FieldForm, 'read' | 'write'> {
  read(stored: unknown, record: StoredFields): unknown;
  /** @param record that is edited, null for a new one */
  send(value: unknown, record: StoredFields | null): object;
  /** The value for a preview, with addresses of files. */
  show?(value: unknown, addressOf: AddressOf): unknown;
}

const asText = (stored: unknown): string => String(stored ?? '');
const asTyped = <T>(value: T): T => value;
const trimmed = (typed: string): string => typed.trim();

/** @returns the check of a value that must not be empty */
const required = (field: Field, isEmpty: (value: string) => boolean) => (value: string) =>
  isEmpty(value) ? `The ${nounOf(field)} field is required.` : undefined;
const isBlank = (typed: string): boolean => typed.trim() === '';

const formOf = (field: Field): FieldForm => {
  switch (field.type) {
    case 'text':
      return { read: asText, check: field.isRequired && required(field, isBlank), write: trimmed };
    case 'rich-text':
      return { read: asText, check: field.isRequired && required(field, isEmptyHtml), write: asTyped };
    case 'person':
      return { read: (person?: { name: string }) => person?.name ?? '', write: trimmed };
    case 'reference':
      return { read: asText, check: required(field, isBlank), write: Number };
    case 'sort-order':
      return { read: (order = 1) => String(order), check: checkSortOrder, write: Number };
    case 'flag':
    case 'choice':
      return { read: (stored = field.initial) => stored, write: asTyped };
    default:
      return { read: asText, write: asTyped };
  }
};

const single = (name: string, { write, ...form }: FieldForm): FieldPart => ({
  ...form,
  send: (value) => ({ [name]: write(value) }),
});

/** @param own replaces the form of the field's type */
export const partOf = (name: string, field: Field, own?: FieldForm): FieldPart => {
  if (own) return single(name, own);
  switch (field.type) {
    case 'slug':
      return {
        read: asText,
        check: checkSlug,
        send: (typed: string, record: { slug: string } | null) => ({ slug: slugToSend(typed, record) }),
      };
    case 'picture':
    case 'document':
      return {
        read: (path: string | undefined, record) => storedFile(path ?? null, record[`${name}_name`] as string | null),
        send: (value: FileValue) => fileFields(name, value),
        show: shownFile,
      };
    case 'pictures':
      return {
        read: (paths: string[] = []) => galleryOf(paths),
        send: (value: GalleryPicture[]) => galleryFields(value),
        show: (value: GalleryPicture[], addressOf) => value.map(({ path, file }) => (file ? addressOf(file) : path)),
      };
    default:
      return single(name, formOf(field));
  }
};

const maxLengthOf = (field: Field): number | undefined => {
  if (field.type === 'slug') return slugMaxLength;
  return 'max' in field ? field.max : undefined;
};

/** Properties of the control of a field. */
export const inputOf = (field: Field): FieldInput => ({
  label: field.label,
  isRequired: ('isRequired' in field && field.isRequired) || ['reference', 'choice', 'sort-order'].includes(field.type),
  maxLength: maxLengthOf(field),
  min: field.type === 'sort-order' ? 1 : undefined,
});
