// Administrators to whom messages can be assigned.
import { useQuery } from '@tanstack/react-query';
import { administratorsQuery } from '#web/admin/features/administrators/administrators.queries.ts';

const keepMs = 60_000;

/** Those who can sign in; empty while they load, and where they cannot be loaded. */
export const useColleagues = () => {
  const { data = [] } = useQuery({ ...administratorsQuery, staleTime: keepMs });
  return data.filter(({ status }) => status === 'active');
};
