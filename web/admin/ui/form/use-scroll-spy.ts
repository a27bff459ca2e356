// Which section of a scrolling form is read now.
import { type RefObject, useEffect, useState } from 'react';

interface ScrollSpy {
  current: string;
  /** Scrolls there and puts the focus on its heading. */
  goTo: (id: string) => void;
}

// a section counts as read once its head is this near to the top, in pixels
const nearTopPx = 96;

export const useScrollSpy = (body: RefObject<HTMLElement | null>, ids: readonly string[]): ScrollSpy => {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sections = key.split(' ').map((id) => document.getElementById(id));
    const update = () => {
      const top = element.getBoundingClientRect().top + nearTopPx;
      const isAtEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      const read = sections.filter((section) => section && section.getBoundingClientRect().top <= top);
      const last = isAtEnd ? sections.at(-1) : read.at(-1);
      setCurrent(last?.id ?? key.split(' ')[0] ?? '');
    };
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [body, key]);
  return {
    current,
    goTo: (id) => {
      const section = document.getElementById(id);
      section?.scrollIntoView?.();
      section?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(id);
    },
  };
};
