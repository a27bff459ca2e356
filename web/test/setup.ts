// Polyfills for browser APIs that jsdom lacks.
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { dismissToast } from '#web/shared/ui/toast-store.ts';

afterEach(cleanup);
// screens are loaded on demand, which takes a while on a busy machine
configure({ asyncUtilTimeout: 60_000 });

// each attempt of a waiting query would print the document, which takes a tenth of the time; the error at the time limit prints it
const { getElementError } = getConfig();
const withoutDocument = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
    return isWaiting ? withoutDocument(message) : getElementError(message, container);
  },
});

// on a busy machine a toast would close before it is found; tests of its time use fake timers
const { setTimeout: setRealTimeout } = globalThis;
const keepToasts = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
  run === dismissToast ? 0 : setRealTimeout(run, ms, ...given);

const addMissing = () => {
  // jsdom parses <dialog> but cannot open it
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    // browsers dispatch the event asynchronously; the dialog may have been reopened by then
    queueMicrotask(() => {
      if (!this.hasAttribute('open')) this.dispatchEvent(new Event('close'));
    });
  };

  window.matchMedia ??= (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });

  // no navigation between documents
  performance.getEntriesByType ??= () => [];
  // without style sheets there are no animations
  Element.prototype.getAnimations ??= () => [];

  // the drag-and-drop library extends ResizeObserver on import and uses both observers; without layout they report nothing
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;

  // the editor measures its text; jsdom has no layout
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  // jsdom does not implement object URLs
  URL.createObjectURL ??= () => `blob:${window.location.origin}/file`;
  URL.revokeObjectURL ??= () => {};

  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
  globalThis.setTimeout = keepToasts as typeof setTimeout;
};

// tests of server rendering run without a DOM
if (typeof window !== 'undefined') addMissing();
