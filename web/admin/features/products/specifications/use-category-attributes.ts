// The attributes of the category chosen in a product's form.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitionsQuery, rangesQuery } from '#web/admin/features/attributes/attributes.queries.ts';
import { type CategoryAttributes, categoryAttributes, lostAttributes } from './category-attributes.ts';
import type { SpecificationDraft } from './specification-draft.ts';

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

interface Move {
  /** The stored product; null for a new one. */
  product: { id: number; category_id: number; category: { name: string } } | null;
  /** The chosen category. */
  category: { id: number; name: string } | null;
  draft: SpecificationDraft;
}

/** @returns a hint about the values that lose their attribute with the chosen category */
export const useMoveHint = ({ product, category, draft }: Move): string | undefined => {
  const isMoved = product !== null && category !== null && category.id !== product.category_id;
  const { attributes: before } = useCategoryAttributes(
    isMoved ? { id: product.category_id, name: product.category.name } : null,
    product?.id ?? null,
  );
  const { attributes: after } = useCategoryAttributes(isMoved ? category : null, product?.id ?? null);
  const lost = before && after ? lostAttributes(draft, before, after) : [];
  if (lost.length === 0) return undefined;
  return `No attribute of ${after?.categoryName} reads ${lost.join('; ')}. The rows of the specifications stay as texts.`;
};
