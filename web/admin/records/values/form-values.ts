// The types of a form, derived from the definition of its kind.
import type { Field, Fields, ValueOf } from '#contract/records/fields.ts';
import type { FileValue } from '#web/admin/ui/files/file-value.ts';
import type { GalleryFields, GalleryPicture } from '#web/admin/ui/files/gallery.ts';
import type { FieldInput } from '#web/admin/ui/form/use-form.ts';
import type { FormBody } from '#web/shared/lib/form-body.ts';
import type { FieldForm } from './field-forms.ts';

type NamesOf<F extends Fields, T> = { [N in keyof F]: F[N]['type'] extends T ? N : never }[keyof F] & string;

/** A person is edited and sent by name. */
type FormName<F extends Fields, N extends keyof F & string> = F[N]['type'] extends 'person' ? `${N}_name` : N;

type OwnType = 'price' | 'time' | 'specifications';
export type OwnForms<F extends Fields> = { [N in NamesOf<F, OwnType>]: FieldForm<unknown, ValueOf<F[N]>> };

interface Edited {
  text: string;
  line: string;
  'rich-text': string;
  slug: string;
  'sort-order': string;
  person: string;
  reference: string;
  flag: boolean;
  picture: FileValue;
  document: FileValue;
  pictures: GalleryPicture[];
}

type EditedAs<T extends Field> = T extends { type: 'choice' } ? ValueOf<T> : T['type'] extends keyof Edited ? Edited[T['type']] : never;

export type FormValues<F extends Fields, O> = {
  [N in keyof F & string as FormName<F, N>]: N extends keyof O
    ? O[N] extends { read(stored: never): infer Value }
      ? Value
      : never
    : EditedAs<F[N]>;
};

export type FieldInputs<F extends Fields> = { [N in keyof F & string as FormName<F, N>]: FieldInput };

interface Written {
  text: string;
  line: string;
  'rich-text': string;
  'sort-order': number;
  person: string;
  reference: number;
  flag: boolean;
}

type WrittenAs<T extends Field> = T extends { type: 'choice' } ? ValueOf<T> : T['type'] extends keyof Written ? Written[T['type']] : never;

type OneFile = 'picture' | 'document';
type FileType = OneFile | 'pictures';

type PlainFields<F extends Fields, O> = {
  [N in Exclude<keyof F & string, NamesOf<F, FileType | 'slug'>> as FormName<F, N>]: N extends keyof O
    ? O[N] extends { write(value: never): infer Sent }
      ? Sent
      : never
    : WrittenAs<F[N]>;
} & { slug?: string };

type FilesOf<F extends Fields> = {
  [N in NamesOf<F, OneFile>]?: File;
} & { [N in NamesOf<F, OneFile> as `${N}_path`]?: string } & { [N in NamesOf<F, OneFile> as `remove_${N}`]?: boolean } & (NamesOf<
    F,
    'pictures'
  > extends never
    ? unknown
    : Partial<GalleryFields>);

type Versioned = { version?: number };

type MultipartBody<F extends Fields, O> = FormBody<Partial<PlainFields<F, O>> & FilesOf<F> & Versioned>;
type HasFiles<F extends Fields> = [NamesOf<F, FileType>] extends [never] ? false : true;

/** The body of a save: a form if the kind has files, otherwise JSON. */
export type CreateBody<F extends Fields, O> = HasFiles<F> extends true ? MultipartBody<F, O> : PlainFields<F, O>;
export type UpdateBody<F extends Fields, O> = HasFiles<F> extends true ? MultipartBody<F, O> : Partial<PlainFields<F, O>> & Versioned;
