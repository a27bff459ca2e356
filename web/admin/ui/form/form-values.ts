// The values of a form in their states: `base` counts as stored, `edited` is shown in the fields, `sent` was sent by a save.
import { useCallback, useRef, useState } from 'react';
import { isSame } from './is-same.ts';

/** @returns the names of the fields in which two states of the form differ */
export const changedFields = <V extends object>(from: V, to: V): (keyof V & string)[] =>
  (Object.keys(to) as (keyof V & string)[]).filter((name) => !isSame(to[name], from[name]));

/** Applies the edited values to another base: fields that have not been edited since take the value of the base. */
const follow = <V extends object>(edited: V, since: V, base: V): V => {
  const own = changedFields(since, edited).map((name) => [name, edited[name]]);
  return { ...base, ...Object.fromEntries(own) };
};

/** React state that can also be read between two renders: for a second click, or a navigation after a save. */
export const useFormValues = <V extends object>(initial: { base: V; edited: V }) => {
  const [state, setState] = useState(initial);
  const now = useRef(state);
  const update = (next: typeof state) => {
    now.current = next;
    setState(next);
  };
  const hasChanges = useCallback(() => !isSame(now.current.edited, now.current.base), []);
  return {
    ...state,
    now,
    hasChanges,
    replace: (base: V, edited: V) => update({ base, edited }),
    edit: (part: Partial<V>) => update({ ...now.current, edited: { ...now.current.edited, ...part } }),
    /** Continues with another base. @param since values edited since these stay */
    rebase: (base: V, since: V = now.current.base) => update({ base, edited: follow(now.current.edited, since, base) }),
  };
};
