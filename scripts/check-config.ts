// Ends with one line and code 1 when the environment holds a value that cannot be used.
import { readConfig } from '#server/config.ts';
import { fail } from '#server/process.ts';

try {
  readConfig(process.env);
} catch (error) {
  fail(error);
}
