// Rows for tests, made by the services that make real ones. Each takes what the test is about and fills in the rest.
import type { Category } from '#contract/categories.ts';
import type { Product } from '#contract/products.ts';
import type { Context } from '#server/database/context.ts';
import { type CategoryInput, createCategory } from '#server/features/categories/categories.service.ts';
import { createProduct, type ProductInput } from '#server/features/products/products.service.ts';

export const aCategory = (context: Context, input: Partial<CategoryInput> = {}): Promise<Category> =>
  createCategory(context, { name: 'Robots', ...input });

export const aProduct = async (context: Context, input: Partial<ProductInput> = {}): Promise<Product> =>
  createProduct(context, { name: 'Robot', ...input, category_id: input.category_id ?? (await aCategory(context)).id });
