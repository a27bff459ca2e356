// The errors on screen: those of the server, and those of the check after a submit or in a field that has lost the focus.
import { useState } from 'react';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

export const present = (errors: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(errors).filter(([, text]) => text));

/** @param found errors of the check */
export const useFieldErrors = (found: FieldErrors) => {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setIsAttempted] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const isShown = (name: string) => isAttempted || touched.has(name);
  const errors: FieldErrors = { ...present(refused), ...Object.fromEntries(Object.entries(found).filter(([name]) => isShown(name))) };
  return {
    errors,
    refusals,
    touch: (name: string) => setTouched((before) => new Set(before).add(name)),
    /** Called when a submit begins. */
    attempt: () => {
      setIsAttempted(true);
      setRefused({});
    },
    refuse: (fields: FieldErrors) => {
      setRefused(fields);
      setRefusals((count) => count + 1);
    },
    /** Removes the server's errors of a changed field, including those of its entries such as `images.0`. */
    clearRefusal: (field: string) =>
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([key]) => key.split(/[.[]/)[0] !== field))),
    clear: () => {
      setTouched(new Set());
      setIsAttempted(false);
      setRefused({});
    },
    resetRefusals: () => setRefusals(0),
  };
};
