import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/settings/settings.queries.ts';

/** @returns the company's name, and as long as it is not known what it stands for */
export const useCompanyName = (): string => {
  const { data } = useQuery(settingsQuery);
  return data?.company_name || 'Company';
};
