import { categories } from '#contract/records/categories.ts';
import { counted } from '#contract/rules/numbers.ts';
import { recordForm } from '#web/admin/records/values/record-form.ts';

export const categoryForm = recordForm(categories, {});

/** @returns e.g. "4 products" */
export const countedProducts = (count: number): string => counted(count, 'product');
