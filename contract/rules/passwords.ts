// Rules of new passwords; used by the schemas of the server and by the forms.

/**
 * Limits in characters. The upper limit bounds the cost of hashing.
 * `minVisible` does not count white space at both ends, so that ten spaces are not a valid password.
 */
export const passwordLimits = { min: 10, minVisible: 8, max: 1000 } as const;

export const passwordTexts = {
  required: 'The password field is required.',
  tooShort: `The password must be at least ${passwordLimits.min} characters long.`,
  tooBlank: `The password must be at least ${passwordLimits.minVisible} characters long without the spaces at its ends.`,
  tooLong: `The password must not be longer than ${passwordLimits.max} characters.`,
} as const;

/** @returns the error of a new password; an empty password is too short */
export const newPasswordError = (password: string): string | undefined => {
  const { length } = [...password];
  if (length < passwordLimits.min) return passwordTexts.tooShort;
  if (length > passwordLimits.max) return passwordTexts.tooLong;
  return [...password.trim()].length < passwordLimits.minVisible ? passwordTexts.tooBlank : undefined;
};
