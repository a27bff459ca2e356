// What a new password must be; used by the server's schema and by the forms.

/** Limits in characters. The upper one only keeps hashing cheap. */
export const passwordLimits = { min: 10, max: 1000 } as const;

export const passwordTexts = {
  required: 'The password field is required.',
  tooShort: `The password must be at least ${passwordLimits.min} characters long.`,
  tooLong: `The password must not be longer than ${passwordLimits.max} characters.`,
} as const;
