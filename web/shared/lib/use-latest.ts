import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @returns a ref with the value of the last render, for asynchronous callbacks, e.g. after an upload */
export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
