// The types of fields of which kinds of records consist. Plain data: schemas, columns, forms and labels are derived from it.
import type { Specification } from '#contract/rules/specifications.ts';

interface Named {
  /** Label in forms and in the history. */
  label: string;
  /** Name of the field in messages: "The name field is required". Default: the label in lower case. */
  noun?: string;
  /** How visitors' searches match it: by its words, or by any part of a model number. Titles are always searched. */
  search?: 'text' | 'code';
  /** The search in the administrators' list includes it. */
  isAdminSearched?: true;
  /** Its value differs between languages. */
  isTranslated?: true;
}

interface TextField extends Named {
  type: 'text';
  /** In characters (code points). */
  max: number;
  isRequired?: true;
}

/** Plain text of one line: line breaks and repeated spaces become one space. */
interface LineField extends Named {
  type: 'line';
  /** In characters (code points). */
  max: number;
}

/** Sanitised HTML. */
interface RichTextField extends Named {
  type: 'rich-text';
  /** In UTF-16 units. */
  max: number;
  isRequired?: true;
}

/** The last part of the address; generated from the title if none is entered. */
interface SlugField extends Named {
  type: 'slug';
}

/** A position in a list, from 1. */
interface SortOrderField extends Named {
  type: 'sort-order';
}

/** In units of the site's currency, with at most two decimals; null means "on request". */
interface PriceField extends Named {
  type: 'price';
}

interface FlagField extends Named {
  type: 'flag';
  initial: boolean;
}

interface ChoiceField<C extends string = string> extends Named {
  type: 'choice';
  choices: readonly C[];
  initial: C;
  /** Message for any other value. */
  error: string;
}

/** A point in time in ISO 8601. */
interface TimeField extends Named {
  type: 'time';
}

/** A person's name: `author` is `{ name }` in responses, `author_name` in forms and tables. */
interface PersonField extends Named {
  type: 'person';
  max: number;
}

/** The id of another record. */
interface ReferenceField extends Named {
  type: 'reference';
}

interface SpecificationsField extends Named {
  type: 'specifications';
}

/** The stored path of a picture. */
interface PictureField extends Named {
  type: 'picture';
  /** Message for a file above the limit. */
  tooLarge: string;
}

/** The stored paths of a list of pictures. A kind has at most one such field, whose name is `images`. */
interface PicturesField extends Named {
  type: 'pictures';
}

/** The stored path of a PDF. */
interface DocumentField extends Named {
  type: 'document';
}

export type Field =
  | TextField
  | LineField
  | RichTextField
  | SlugField
  | SortOrderField
  | PriceField
  | FlagField
  | ChoiceField
  | TimeField
  | PersonField
  | ReferenceField
  | SpecificationsField
  | PictureField
  | PicturesField
  | DocumentField;

export type Fields = Readonly<Record<string, Field>>;

type OptionalText = 'text' | 'rich-text';

interface Values {
  line: string | null;
  slug: string;
  'sort-order': number;
  price: number | null;
  flag: boolean;
  time: string | null;
  person: { name: string };
  reference: number;
  specifications: Specification[];
  picture: string | null;
  pictures: string[];
  document: string | null;
}

/** The value of a field in a record, as services return it. */
export type ValueOf<F extends Field> = F extends { type: OptionalText }
  ? F extends { isRequired: true }
    ? string
    : string | null
  : F extends ChoiceField<infer C>
    ? C
    : Values[Exclude<F['type'], OptionalText | 'choice'>];

type Options<F extends Field> = Omit<F, 'type'>;

/** The options are inferred as constants, so that types can distinguish required texts from optional ones. */
export const text = <const O extends Options<TextField>>(options: O) => ({ type: 'text', ...options }) as const;
export const line = (options: Options<LineField>): LineField => ({ type: 'line', ...options });
export const richText = <const O extends Options<RichTextField>>(options: O) => ({ type: 'rich-text', ...options }) as const;
export const slug = (): SlugField => ({ type: 'slug', label: 'Slug' });
export const sortOrder = (): SortOrderField => ({ type: 'sort-order', label: 'Sort Order' });
export const price = (): PriceField => ({ type: 'price', label: 'Price' });
export const flag = (options: Options<FlagField>): FlagField => ({ type: 'flag', ...options });
export const choice = <C extends string>(options: Omit<ChoiceField<C>, 'type' | 'initial'> & { initial: NoInfer<C> }): ChoiceField<C> => ({
  type: 'choice',
  ...options,
});
export const time = (options: Options<TimeField>): TimeField => ({ type: 'time', ...options });
export const person = (options: Options<PersonField>): PersonField => ({ type: 'person', ...options });
export const reference = (options: Options<ReferenceField>): ReferenceField => ({ type: 'reference', ...options });
export const specifications = (): SpecificationsField => ({
  type: 'specifications',
  label: 'Specifications',
  search: 'text',
  isTranslated: true,
});
export const picture = (options: Options<PictureField>): PictureField => ({ type: 'picture', ...options });
export const pictures = (options: Options<PicturesField>): PicturesField => ({ type: 'pictures', ...options });
export const document = (options: Options<DocumentField>): DocumentField => ({ type: 'document', ...options });

/** The name of the field in messages. */
export const nounOf = ({ noun, label }: Field): string => noun ?? label.toLowerCase();
