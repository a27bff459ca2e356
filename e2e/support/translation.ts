// Changes a page like the translation of a browser: replaces each text, including later ones, with elements that contain the
// translation. The words stay the same, so that journeys find them.
import type { Page } from '@playwright/test';

const translateInPage = (): void => {
  const isLeftAlone = (element: Element): boolean =>
    /^(SCRIPT|STYLE|TEXTAREA|NOSCRIPT|CODE)$/.test(element.tagName) || element.closest('font, svg, head, [translate="no"]') !== null;
  const replace = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || isLeftAlone(text.parentElement)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node instanceof Text) replace(node);
        else if (node instanceof Element && node.tagName !== 'FONT') replaceIn(node);
      }
  }).observe(document.body, { childList: true, subtree: true });
};

export const translate = (page: Page): Promise<void> => page.evaluate(translateInPage);
