import { useQuery } from '@tanstack/react-query';
import { adminSettingsQuery } from './admin-settings.query.ts';

/** @returns the company's name, and as long as it is not known what it stands for */
export const useCompanyName = (): string => {
  const { data } = useQuery(adminSettingsQuery);
  return data?.company_name || 'Company';
};
