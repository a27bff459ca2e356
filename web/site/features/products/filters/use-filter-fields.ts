// The values of the filter form while a visitor changes them. They follow the address, and the address follows them.
import { useEffect, useRef, useState } from 'react';
import { useAfterPause } from '#web/site/lib/use-after-pause.ts';
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

interface Options {
  /** Fields in the address. */
  applied: string;
  /** The list that has these fields: another one starts with those of the address. */
  list: string | undefined;
  onApply: (fields: string) => void;
}

export const useFilterFields = ({ applied, list, onApply }: Options): FilterForm => {
  const [fields, setFields] = useState(applied);
  /** What the form applied last: when the address has it, the visitor may have typed more. */
  const sent = useRef(applied);
  const shownList = useRef(list);
  const send = useAfterPause((next) => {
    const wanted = readFilterFields(new URLSearchParams(next));
    if (wanted === sent.current) return;
    sent.current = wanted;
    onApply(wanted);
  });
  const { cancel } = send;
  useEffect(() => {
    if (sent.current === applied && shownList.current === list) return;
    // Back, a removed condition, another category
    sent.current = applied;
    shownList.current = list;
    cancel();
    setFields(applied);
  }, [applied, list, cancel]);

  return {
    fields: new URLSearchParams(fields),
    change: (changes, isTyping = false) => {
      const next = withFields(fields, changes);
      setFields(next);
      // after the frame with the changed field
      send.schedule(next, isTyping ? pauseMs : 0);
    },
    submit: () => send.run(fields),
  };
};
