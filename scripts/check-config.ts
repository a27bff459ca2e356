// Prints one line and exits with code 1 if an environment variable has an invalid value.
import { readConfig } from '#server/config/config.ts';
import { fail } from '#server/start/process.ts';

try {
  readConfig(process.env);
} catch (error) {
  fail(error);
}
