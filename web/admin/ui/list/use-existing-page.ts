// Deleting may empty the last page: the list then goes to the one before.
import { useEffect } from 'react';

interface Loaded {
  data: { last_page: number } | undefined;
  isPlaceholderData: boolean;
}

export const useExistingPage = (
  { data, isPlaceholderData }: Loaded,
  page: number,
  goToPage: (page: number, options: { replace: boolean }) => void,
): void => {
  const lastPage = data && !isPlaceholderData ? data.last_page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goToPage is new on each render and no reason to go anywhere
  useEffect(() => {
    if (lastPage !== null && page > lastPage) goToPage(lastPage, { replace: true });
  }, [lastPage, page]);
};
