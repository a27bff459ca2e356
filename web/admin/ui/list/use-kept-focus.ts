// For a control that reloads its own screen: the new control gets the focus of the old one.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @param shown the value of the control @returns the ref of the control, and `mark`, which is called before a choice is applied */
export const useKeptFocus = <E extends HTMLElement>(shown: unknown): { ref: RefObject<E | null>; mark: () => void } => {
  const ref = useRef<E>(null);
  const isMarked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each choice
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
