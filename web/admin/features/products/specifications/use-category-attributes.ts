// The attributes of the category chosen in a product's form.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionsQuery, rangesQuery } from '#web/admin/features/attributes/admin-attributes.queries.ts';
import { type CategoryAttributes, categoryAttributes } from './category-attributes.ts';

export interface LoadedAttributes {
  /** Null without a category, and until they have loaded. */
  attributes: CategoryAttributes | null;
  isFailed: boolean;
  retry: () => void;
}

/** @param exceptId the edited product, which is compared with the others */
export const useCategoryAttributes = (category: { id: number; name: string } | null, exceptId: number | null): LoadedAttributes => {
  const isChosen = category !== null;
  const { data, isError, refetch } = useQuery({ ...definitionsQuery(category?.id ?? 0), enabled: isChosen });
  const { data: ranges } = useQuery({ ...rangesQuery(category?.id ?? 0, exceptId), enabled: isChosen });
  const name = category?.name;
  const attributes = useMemo(
    () => (name !== undefined && data ? categoryAttributes(name, [...data.data, ...data.general], ranges) : null),
    [name, data, ranges],
  );
  return { attributes, isFailed: isError && !data, retry: () => void refetch() };
};
