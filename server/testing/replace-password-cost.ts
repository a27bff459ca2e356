// Loaded with `--import` before the server of a test process: replaces the cost of password hashes.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === '#server/platform/password-cost.ts' ? '#server/testing/password-cost.ts' : specifier, context),
});
