// Passwords as they are typed: never trimmed.
import { z } from 'zod';
import { passwordLimits as limits, newPasswordError } from './rules/passwords.ts';

const typed = (label: string) =>
  z
    .string(`The ${label} must be text.`)
    .min(1, `The ${label} field is required.`)
    .refine((value) => [...value].length <= limits.max, `The ${label} must not be longer than ${limits.max} characters.`);

/** A password that is compared with the one stored. */
export const enteredPassword = (label: string) => z.preprocess((value) => value ?? '', typed(label));

/** A password somebody chooses. */
export const newPassword = z.preprocess(
  (value) => value ?? '',
  typed('password').superRefine((value, context) => {
    // an empty one and one that is too long have been refused already
    if (value === '' || [...value].length > limits.max) return;
    const message = newPasswordError(value);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);
