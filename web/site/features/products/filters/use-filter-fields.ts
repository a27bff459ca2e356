// The values of the filter form while a visitor changes them. They follow the address, and the address follows them.
import { useEffect, useRef, useState } from 'react';
import { useAfterPause } from '#web/site/lib/use-after-pause.ts';
import { type FieldChanges, readFilterFields, withFields } from './filter-fields.ts';

/** Delay after the last keystroke or movement of a handle. */
const pauseMs = 400;

export interface FilterForm {
  fields: URLSearchParams;
  /** @param isTyping delays the change of the list */
  change: (changes: FieldChanges, isTyping?: boolean) => void;
  /** Applies typed values immediately. */
  submit: () => void;
}

interface Options {
  /** Fields in the address. */
  applied: string;
  /** Identifies the list; another list starts with the fields of its address. */
  list: string | undefined;
  onApply: (fields: string) => void;
}

export const useFilterFields = ({ applied, list, onApply }: Options): FilterForm => {
  const [fields, setFields] = useState(applied);
  /** The fields that the form applied last. By the time the address contains them, the visitor may have typed more. */
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
    // changed by Back, a removed condition or another category
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
      // runs after the frame with the changed field
      send.schedule(next, isTyping ? pauseMs : 0);
    },
    submit: () => send.run(fields),
  };
};
