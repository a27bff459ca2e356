// For a control that reloads the screen it is part of: the new control gets the focus of the old one.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @param shown what the control has chosen @returns the ref of the control, and `mark`, to be called before the choice is carried out */
export const useKeptFocus = <E extends HTMLElement>(shown: unknown): { ref: RefObject<E | null>; mark: () => void } => {
  const ref = useRef<E>(null);
  const isMarked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useLayoutEffect(() => {
    if (isMarked.current) ref.current?.focus();
    isMarked.current = false;
  }, [shown]);
  return {
    ref,
    mark: () => {
      isMarked.current = true;
    },
  };
};
