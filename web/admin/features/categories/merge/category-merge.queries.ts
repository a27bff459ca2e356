// What merging a category into another one would do, and the call that does it.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CategoryMergePreview, mergeCategory, previewCategoryMerge } from '#contract/category-merge.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { keepUndoable } from '#web/admin/records/undo.tsx';
import { ApiError } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { categories } from '../categories.queries.ts';

const calls = {
  preview: endpoint<typeof previewCategoryMerge>('GET', '/api/admin/categories/:id/merge'),
  merge: endpoint<typeof mergeCategory>('POST', '/api/admin/categories/:id/merge'),
};

const key = 'category-merge';

export const mergePreviewQuery = (id: number, into: number) =>
  queryOptions({
    queryKey: [key, id, into],
    queryFn: ({ client, signal }) => calls.preview(transportOf(client), { id, query: { into }, signal }),
    retry: (count, error) => count < 2 && !(error instanceof ApiError),
    staleTime: 0,
    gcTime: 0,
  });

/** @returns why there is no preview, in words */
export const previewFailure = (error: unknown): string => explainByMessage('Failed to load the preview')(error).text;

export const useMerge = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category, target, definitions }: CategoryMergePreview) =>
      calls.merge(transportOf(client), {
        id: category.id,
        body: { into: target.id, version: category.version, into_version: target.version, definitions },
      }),
    onSuccess: (result) => {
      keepUndoable('category', result);
      toast.success('Categories merged successfully');
    },
    onError: (error) => {
      toast.error(explainByMessage('Failed to merge the categories')(error).text);
      // a conflict: the preview shows what is there now
      void client.invalidateQueries({ queryKey: [key] });
    },
    onSettled: () => {
      categories.reload(client);
      void client.invalidateQueries({ queryKey: ['attributes'] });
    },
  });
};
