const kinds = ['pointerover', 'focusin', 'touchstart', 'click'] as const;

/**
 * Loads the code that prefetches links when the visitor first points at something or moves the focus.
 * @param load receives a function that returns the last event until then
 */
export const prefetchLater = (load: (lastEvent: () => Event) => Promise<void>): void => {
  let last: Event | undefined;
  const onEvent = (event: Event) => {
    const isFirst = last === undefined;
    last = event;
    if (!isFirst) return;
    const stop = () => {
      for (const kind of kinds) document.removeEventListener(kind, onEvent);
    };
    // links work without it
    load(() => last ?? event).then(stop, stop);
  };
  for (const kind of kinds) document.addEventListener(kind, onEvent, { passive: true });
};
