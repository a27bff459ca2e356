// The category that the address opens, or a new one.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminCategory } from '#contract/categories.ts';
import { useKeptRecord } from '#web/admin/ui/list/use-kept-record.ts';
import type { OpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { adminCategoryQuery } from './admin-categories.queries.ts';
import { CategoryForm } from './category-form.tsx';

interface Props {
  record: OpenRecord;
  /** Of the list; undefined while it loads. */
  rows: readonly AdminCategory[] | undefined;
}

export const CategoryEditor = ({ record: { id, isNew, close }, rows }: Props) => {
  const row = rows?.find((one) => one.id === id);
  // of a link to a category on another page
  const { data, isError } = useQuery({ ...adminCategoryQuery(id ?? 0), enabled: id !== null && rows !== undefined && !row });
  const category = useKeptRecord(id, row ?? data);

  const isGone = id !== null && data === null;
  const isLost = id !== null && isError && !category && !row;
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to tell again
  useEffect(() => {
    if (isGone) toast.info('This category does not exist any more');
    if (isGone || isLost) close();
  }, [isGone, isLost]);

  if (isNew) return <CategoryForm key="new" category={null} onClose={close} />;
  return category && <CategoryForm key={id} category={category} onClose={close} />;
};
