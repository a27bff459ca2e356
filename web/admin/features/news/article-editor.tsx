// The article that the address opens, or a new one.
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminArticle } from '#contract/news.ts';
import type { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { adminArticleQuery } from './admin-news.queries.ts';
import { ArticleForm } from './article-form.tsx';

interface Props {
  record: ReturnType<typeof useOpenRecord>;
  /** Of the list: shown should the article itself not load. */
  rows: readonly AdminArticle[] | undefined;
}

export const ArticleEditor = ({ record: { id, isNew, close }, rows }: Props) => {
  const { data, isError } = useQuery({ ...adminArticleQuery(id ?? 0), enabled: id !== null });
  const article = data === undefined && isError ? rows?.find((row) => row.id === id) : data;
  // the published date is typed in the time zone of the settings: the form waits for them
  const isZoneLoading = useIsFetching({ queryKey: settingsKeys.public, predicate: ({ state }) => state.data === undefined }) > 0;

  const isGone = id !== null && article === null;
  const isLost = id !== null && isError && article === undefined && rows !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to tell again
  useEffect(() => {
    if (isGone) toast.info('This article does not exist any more');
    if (isGone || isLost) close();
  }, [isGone, isLost]);

  if (isZoneLoading) return null;
  if (isNew) return <ArticleForm key="new" article={null} onClose={close} />;
  if (id === null || !article || article.id !== id) return null;
  return <ArticleForm key={id} article={article} onClose={close} />;
};
