import { useState } from 'react';

/**
 * The record that is edited, as it was when it opened: a list that loads anew meanwhile does not take it from the form.
 * @param id of the record that is open @param found in the list or by a call of its own
 */
export const useKeptRecord = <T extends { id: number }>(id: number | null, found: T | null | undefined): T | null => {
  const [kept, setKept] = useState<T | null>(null);
  if (id === null && kept) setKept(null);
  if (id !== null && kept?.id !== id && found?.id === id) setKept(found);
  return kept?.id === id ? kept : null;
};
