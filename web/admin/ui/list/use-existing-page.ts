// Deleting can empty the last page: the list then shows the page before it.
import { useEffect } from 'react';

interface Loaded {
  data: { last_page?: number } | undefined;
  isPlaceholderData: boolean;
}

export const useExistingPage = (
  { data, isPlaceholderData }: Loaded,
  page: number,
  goToPage: (page: number, options: { replace: boolean }) => void,
): void => {
  const lastPage = data && !isPlaceholderData ? data.last_page : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goToPage is new on each render, which is no reason to navigate
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goToPage(lastPage, { replace: true });
  }, [lastPage, page]);
};
