// Places the menu below the slash, or above it if there is no room, within the editor.
import type { Editor } from '@tiptap/react';
import { type RefObject, useLayoutEffect } from 'react';
import { slashClass } from './slash-trigger.ts';

/** The lower end of the visible area: that of the scroll area of a form, which may have a foot below it, or of the window. */
const bottomOf = (element: Element | null): number => {
  if (!element || element instanceof HTMLDialogElement) return window.innerHeight;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  return Math.min(scrolls ? element.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY, bottomOf(element.parentElement));
};

const place = (editor: Editor, menu: HTMLElement) => {
  const frame = menu.offsetParent?.getBoundingClientRect();
  const slash = editor.view.dom.querySelector(`.${slashClass}`)?.getBoundingClientRect();
  if (!frame || !slash) return;
  const isAbove = slash.bottom + menu.offsetHeight + 8 > bottomOf(menu.parentElement) && slash.top > menu.offsetHeight + 8;
  menu.style.top = `${(isAbove ? slash.top - menu.offsetHeight - 4 : slash.bottom + 4) - frame.top}px`;
  menu.style.left = `${Math.max(8, Math.min(slash.left - frame.left, frame.width - menu.offsetWidth - 8))}px`;
};

export const useMenuPosition = (editor: Editor, menu: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const update = () => {
      if (menu.current) place(editor, menu.current);
    };
    update();
    window.addEventListener('resize', update);
    // scrolling of any element around the text
    document.addEventListener('scroll', update, true);
    return () => {
      window.removeEventListener('resize', update);
      document.removeEventListener('scroll', update, true);
    };
  });
};
