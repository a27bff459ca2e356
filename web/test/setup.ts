// What jsdom lacks and every component test may meet.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);
// a screen's code is loaded when it is opened, on a machine that has other things to do
configure({ asyncUtilTimeout: 10_000 });

const addMissing = () => {
  // jsdom parses <dialog> but cannot open it
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    // browsers tell of it afterwards, and it may be open again by then
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

  // no style sheet, so nothing is animated
  Element.prototype.getAnimations ??= () => [];

  // the drag-and-drop library extends the one when it is loaded and observes with both; without layout nothing changes
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer as unknown as typeof IntersectionObserver;

  // an editor asks where its text is drawn; here nothing is
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  // jsdom has no addresses for files in memory
  URL.createObjectURL ??= () => `blob:${window.location.origin}/file`;
  URL.revokeObjectURL ??= () => {};

  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo;
};

// tests of the server's rendering run without a document
if (typeof window !== 'undefined') addMissing();
