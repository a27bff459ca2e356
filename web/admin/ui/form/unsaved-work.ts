// The unsaved changes of every open form. What leaves the page as a whole (an ended session, a logout) asks here.

const forms = new Set<() => boolean>();
let isDiscarding = false;

/** @param hasChanges true to the very moment @returns a function that removes the form from the list */
export const registerUnsavedWork = (hasChanges: () => boolean): (() => void) => {
  forms.add(hasChanges);
  return () => forms.delete(hasChanges);
};

export const hasUnsavedWork = (): boolean => [...forms].some((hasChanges) => hasChanges());

/** True while the page is left by decision: guards do not ask again. */
export const isDiscardingWork = (): boolean => isDiscarding;

/** Leaves the page without asking. @param leave a navigation, or the load of another page */
export const discardUnsavedWork = async (leave: () => unknown): Promise<void> => {
  isDiscarding = true;
  try {
    await leave();
  } finally {
    // the browser asks its own question when the present task has ended
    setTimeout(() => {
      isDiscarding = false;
    });
  }
};
