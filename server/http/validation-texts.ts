// Default validation messages, for schemas without messages. People read them, so they contain no programming terms.
import { z } from 'zod';

const expectedTexts: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
};
export const otherwise = 'This value is not allowed.';

/** Sets the messages for all schemas of this process. */
export const registerValidationTexts = (): void => {
  z.config({
    localeError: (issue) => {
      if (issue.code !== 'invalid_type') return otherwise;
      return issue.input === undefined ? 'This field is required.' : (expectedTexts[issue.expected] ?? otherwise);
    },
  });
};
