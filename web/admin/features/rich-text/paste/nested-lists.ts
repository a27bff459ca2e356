// Google Docs and browsers write a list within a list beside its item, not into it.

/** Moves each list into the item before it; the items of a list without one before it join the list around. */
export const nestLists = (body: HTMLElement): void => {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling;
    if (before?.tagName === 'LI') before.append(inner);
    else inner.replaceWith(...inner.childNodes);
  }
};
