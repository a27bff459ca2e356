// The unsaved changes of every open form, for what leaves several forms at once: an ended session, a logout, a screen.

const forms = new Set<() => boolean>();
let isDiscarding = false;

/** @param hasChanges is up to date at any moment @returns a function that removes the form from the list */
export const registerUnsavedWork = (hasChanges: () => boolean): (() => void) => {
  forms.add(hasChanges);
  return () => forms.delete(hasChanges);
};

export const countUnsavedForms = (): number => [...forms].filter((hasChanges) => hasChanges()).length;

export const hasUnsavedWork = (): boolean => countUnsavedForms() > 0;

/** True while the user leaves the page knowingly: guards do not ask again. */
export const isDiscardingWork = (): boolean => isDiscarding;

/** Leaves the page without a question. @param leave a navigation or a page load */
export const discardUnsavedWork = async (leave: () => unknown): Promise<void> => {
  isDiscarding = true;
  try {
    await leave();
  } finally {
    // the browser asks its own question after the current task
    setTimeout(() => {
      isDiscarding = false;
    });
  }
};
