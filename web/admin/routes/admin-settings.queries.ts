import { queryOptions, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { ApiError } from '#web/shared/lib/api.ts';

/** A site that is not public answers only those who are signed in. */
const isNotPublic = (error: unknown): boolean => error instanceof ApiError && error.answer?.code === 'not-public';

type Settings = Awaited<ReturnType<typeof settingsQuery.queryFn>>;

/** The public settings in the admin area: a failure is reported once. */
export const adminSettingsQuery = queryOptions({
  ...settingsQuery,
  queryFn: (context): Promise<Partial<Settings>> =>
    settingsQuery.queryFn(context).catch((error: unknown) => {
      if (isNotPublic(error)) return {};
      throw error;
    }),
  retryOnMount: false,
  meta: { failure: 'Failed to load theme settings' },
});

/** @returns the company's name, "Company" until it has loaded */
export const useCompanyName = (): string => {
  const { data } = useQuery(adminSettingsQuery);
  return data?.company_name || 'Company';
};
