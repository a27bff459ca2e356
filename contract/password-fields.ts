// Password fields. Passwords are not trimmed.
import { z } from 'zod';
import { passwordLimits as limits, newPasswordError } from './rules/passwords.ts';

const typed = (label: string) =>
  z
    .string(`The ${label} must be text.`)
    .min(1, `The ${label} field is required.`)
    .refine((value) => [...value].length <= limits.max, `The ${label} must not be longer than ${limits.max} characters.`);

/** An existing password, to be compared with the stored hash. */
export const enteredPassword = (label: string) => z.preprocess((value) => value ?? '', typed(label));

export const newPassword = z.preprocess(
  (value) => value ?? '',
  typed('password').superRefine((value, context) => {
    // empty and overlong passwords have already been refused
    if (value === '' || [...value].length > limits.max) return;
    const message = newPasswordError(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCode = z
  .string('The code must be text.')
  .trim()
  .min(1, 'The code field is required.')
  .max(40, 'The code is too long.');
