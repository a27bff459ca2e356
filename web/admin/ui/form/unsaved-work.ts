// The unsaved changes of every open form, for what leaves several forms at once: an ended session, a logout, a screen.

const forms = new Set<() => boolean>();
let isDiscarding = false;

/** @param hasChanges is up to date at any moment @returns a function that removes the form from the list */
export const registerUnsavedWork = (hasChanges: () => boolean): (() => void) => {
  forms.add(hasChanges);
  return () => forms.delete(hasChanges);
};

const keptForms = new Set<() => void>();

/** @param discard removes the stored changes of a form with unsaved changes @returns a function that removes the form from the list */
export const registerKeptWork = (discard: () => void): (() => void) => {
  keptForms.add(discard);
  return () => keptForms.delete(discard);
};

/** Call it when the user has discarded the unsaved changes of all forms of a screen. */
export const discardKeptWork = (): void => {
  for (const discard of keptForms) discard();
};

export const countUnsavedForms = (): number => [...forms].filter((hasChanges) => hasChanges()).length;

export const hasUnsavedWork = (): boolean => countUnsavedForms() > 0;

/** True while the user leaves the page knowingly: guards do not ask again. */
export const isDiscardingWork = (): boolean => isDiscarding;

const actions = ['keydown', 'pointerdown'] as const;

/**
 * Calls back when the user next presses a key or a button. Going back and loading a page begin at an unknown time after they were
 * requested, on a busy machine long after it: a decision to leave applies until the user does something else.
 */
export const atNextAction = (callBack: () => void): void => {
  const listener = (event: Event) => {
    // the key that was pressed for the decision
    if (event instanceof KeyboardEvent && event.repeat) return;
    for (const name of actions) document.removeEventListener(name, listener, true);
    callBack();
  };
  for (const name of actions) document.addEventListener(name, listener, true);
};

/** Leaves the page without a question. @param leave a navigation or a page load */
export const discardUnsavedWork = (leave: () => unknown): void => {
  isDiscarding = true;
  atNextAction(() => {
    isDiscarding = false;
  });
  leave();
};
