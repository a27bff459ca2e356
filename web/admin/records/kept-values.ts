// The values of a form that can be stored: all except chosen files, which only this tab has.
import { hasFile } from '#web/admin/ui/form/has-file.ts';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** @returns the changed fields that can be stored */
export const keepable = <V extends object>(values: V, changed: readonly (keyof V & string)[]): Partial<V> =>
  Object.fromEntries(changed.filter((name) => !hasFile(values[name])).map((name) => [name, values[name]])) as Partial<V>;

/** @returns the stored fields that the form still has, with the same type of value */
export const restorable = <V extends object>(kept: Record<string, unknown>, values: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => name in values && kindOf(value) === kindOf(values[name as keyof V])),
  ) as Partial<V>;
