// Categories: what the catalogue is divided into.
import type { AdminCategory } from '#contract/categories.ts';
import type { Context } from '#server/database/context.ts';
import { toFlag } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText } from '#server/platform/rich-text.ts';
import * as repository from './categories.repository.ts';

export const { getActiveCategorySlug, hasCategory, listActiveCategories, listCategories, listCategoryChoices } = repository;

export interface CategoryInput {
  name: string;
  slug?: string;
  description?: string | null;
  /** Stored path. */
  image?: string | null;
  sort_order?: number;
  is_active?: boolean;
  is_new?: boolean;
  is_popular?: boolean;
}

/** @throws AppError 'invalid' when the chosen slug is taken */
export const createCategory = ({ db, clock }: Context, input: CategoryInput): Promise<AdminCategory> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const id = await repository.createCategory(
      transaction,
      {
        name: input.name.trim(),
        description: optionalRichText(input.description),
        image: input.image ?? null,
        sort_order: input.sort_order ?? 1,
        is_active: toFlag(input.is_active ?? true),
        is_new: toFlag(input.is_new ?? false),
        is_popular: toFlag(input.is_popular ?? false),
        created_at: at,
        updated_at: at,
      },
      input.slug,
    );
    const category = id === null ? null : await repository.getCategory(transaction, id);
    if (!category) throw invalid({ slug: ['The slug has already been taken.'] });
    return category;
  });
