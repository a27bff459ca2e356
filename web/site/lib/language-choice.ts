const key = 'language-chosen';

/** Remembers in this browser that the visitor has chosen a language, or dismissed the offer of one. */
export const rememberChoice = (): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // storage can be blocked: the offer is shown again
  }
};

export const hasChosen = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
};
