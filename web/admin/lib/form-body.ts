// Multipart bodies of the administrators' forms.

type FormValue = string | number | boolean | File | null | undefined | readonly unknown[];

/** Flags become 1 and 0, lists JSON text, null the empty text; undefined is left out. */
export const formBody = (fields: Readonly<Record<string, FormValue>>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof File) body.append(name, value, value.name);
    else if (typeof value === 'boolean') body.append(name, value ? '1' : '0');
    else if (Array.isArray(value)) body.append(name, JSON.stringify(value));
    else body.append(name, String(value ?? ''));
  }
  return body;
};
