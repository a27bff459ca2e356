// Loads the code of a component on demand.
import { type ComponentType, startTransition, useState } from 'react';

export interface Later<Props> {
  /** Null until the code has loaded. */
  Component: ComponentType<Props> | null;
  /** Loads the code. */
  want: () => void;
  /** Handlers of the control that opens it: they load the code when the visitor is about to use the control. */
  intent: Record<'onPointerEnter' | 'onTouchStart' | 'onFocus', () => void>;
}

/** @param onFailure called if the code cannot be loaded after `want` */
export const useLater = <Props>(load: () => Promise<ComponentType<Props>>, onFailure: () => void = () => {}): Later<Props> => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const want = () => {
    if (Component) return;
    // in a transition, so that the pressed control is painted before the component is rendered
    load().then((loaded) => startTransition(() => setComponent(() => loaded)), onFailure);
  };
  const prepare = () => void load().catch(() => {});
  return { Component, want, intent: { onPointerEnter: prepare, onTouchStart: prepare, onFocus: prepare } };
};
