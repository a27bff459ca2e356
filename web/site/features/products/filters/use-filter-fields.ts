// The values of the filter form while a visitor changes them. They follow the address, and the address follows them.
import { useEffect, useRef, useState } from 'react';
import { type FieldChanges, readFilterFields, withFields } from './filter-fields.ts';

/** After the last key, or movement of a handle. */
const pauseMs = 400;

export interface FilterForm {
  fields: URLSearchParams;
  /** @param isTyping waits for a pause before the list changes */
  change: (changes: FieldChanges, isTyping?: boolean) => void;
  /** Applies what was typed at once. */
  submit: () => void;
}

/** @param applied fields in the address */
export const useFilterFields = (applied: string, onApply: (fields: string) => void): FilterForm => {
  const [fields, setFields] = useState(applied);
  /** What the form applied last: when the address has it, the visitor may have typed more. */
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (sent.current === applied) return;
    // Back, a removed condition, another category
    sent.current = applied;
    clearTimeout(timer.current);
    setFields(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (next: string) => {
    clearTimeout(timer.current);
    const wanted = readFilterFields(new URLSearchParams(next));
    if (wanted === sent.current) return;
    sent.current = wanted;
    onApply(wanted);
  };
  return {
    fields: new URLSearchParams(fields),
    change: (changes, isTyping = false) => {
      const next = withFields(fields, changes);
      setFields(next);
      clearTimeout(timer.current);
      // after the frame with the changed field
      timer.current = setTimeout(() => send(next), isTyping ? pauseMs : 0);
    },
    submit: () => send(fields),
  };
};
