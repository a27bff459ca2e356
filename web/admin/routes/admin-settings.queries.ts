import { queryOptions, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';

/** The public settings in the admin area: a failure is reported once. */
export const adminSettingsQuery = queryOptions({
  ...settingsQuery,
  retryOnMount: false,
  meta: { failure: 'Failed to load theme settings' },
});

/** @returns the company's name, "Company" until it has loaded */
export const useCompanyName = (): string => {
  const { data } = useQuery(adminSettingsQuery);
  return data?.company_name || 'Company';
};
