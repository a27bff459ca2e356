import { queryOptions } from '@tanstack/react-query';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';

/** The public settings as the admin area needs them: a failure is told once, with the admin's words. */
export const adminSettingsQuery = queryOptions({
  ...settingsQuery,
  retryOnMount: false,
  meta: { failure: 'Failed to load theme settings' },
});
