import { type RefObject, useEffect, useState } from 'react';

/** @returns true while the element is not on the screen; false where nobody can tell */
export const useOutOfSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry ? !entry.isIntersecting : false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
};
