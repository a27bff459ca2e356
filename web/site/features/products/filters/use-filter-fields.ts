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
  const [state, setState] = useState({ applied, fields: applied, sent: applied });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // another address than the own one: Back, a removed condition, another category
  if (state.applied !== applied) setState(state.sent === applied ? { ...state, applied } : { applied, fields: applied, sent: applied });
  const stop = () => clearTimeout(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address ends what was begun before
  useEffect(() => stop, [applied]);

  const send = (fields: string) => {
    stop();
    const sent = readFilterFields(new URLSearchParams(fields));
    setState((before) => ({ ...before, fields, sent }));
    if (sent !== applied) onApply(sent);
  };
  const { fields } = state;
  return {
    fields: new URLSearchParams(fields),
    change: (changes, isTyping = false) => {
      const next = withFields(fields, changes);
      if (!isTyping) return send(next);
      setState((before) => ({ ...before, fields: next }));
      stop();
      timer.current = setTimeout(() => send(next), pauseMs);
    },
    submit: () => send(fields),
  };
};
