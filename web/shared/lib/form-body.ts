// Multipart bodies with the fields defined by the contract's routes.
import type { BodyOf, FormInputOf, Route } from '#contract/route.ts';

type FormValue = string | number | boolean | File | null | undefined | readonly unknown[];

/** The fields of a multipart route. All are optional, because a save sends only changed fields. */
export type FormFieldsOf<R extends Route> = FormInputOf<R, File>;

/** The body of a multipart request. Booleans become 1 and 0, lists JSON, null an empty string; undefined is omitted. */
export class FormBody<Fields extends object> extends FormData {
  /** Exists only as a type, so that a route does not accept a body with other fields. */
  declare protected readonly fields: Fields;

  constructor(fields: Fields) {
    super();
    const entries: [string, FormValue][] = Object.entries(fields);
    for (const [name, value] of entries) {
      if (value === undefined) continue;
      if (value instanceof File) this.append(name, value, value.name);
      else if (typeof value === 'boolean') this.append(name, value ? '1' : '0');
      else if (Array.isArray(value)) this.append(name, JSON.stringify(value));
      else this.append(name, String(value ?? ''));
    }
  }
}

/** The body of a call: JSON, or a form if the route takes files. */
export type RequestBodyOf<R extends Route> = R['files'] extends object ? FormBody<FormFieldsOf<R>> : BodyOf<R>;
