// Generates columns of restored records, by the rules of search that are in use now.
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import { parseJson } from '#server/database/json.ts';
import { categorySearchColumns } from '#server/features/categories/categories.repository.ts';
import { articleSearchColumns } from '#server/features/news/news.repository.ts';
import { productSearchColumns } from '#server/features/products/products.search-columns.ts';
import { type ReturnedFile, returnedColumns } from '#server/features/uploads/media.repository.ts';
import type { StoredRow } from './trash.rows.ts';

export const specificationsOf = (row: StoredRow) => normaliseSpecifications(parseJson(String(row.specifications)));

/** The columns that are generated from others. */
export const generatedColumns = (kind: TrashKind, row: StoredRow): object => {
  // the stored rows have the columns of their table
  const text = row as unknown as Record<string, string>;
  const named = { name: text.name ?? '', title: text.title ?? '', description: row.description as string | null };
  if (kind === 'product') {
    const { model, short_description } = row as unknown as { model: string | null; short_description: string | null };
    return productSearchColumns({ ...named, model, short_description, specifications: specificationsOf(row) });
  }
  if (kind === 'category') return categorySearchColumns(named);
  if (kind === 'article') return articleSearchColumns({ ...named, excerpt: row.excerpt as string | null, content: text.content ?? '' });
  return kind === 'media' ? returnedColumns(row as unknown as ReturnedFile) : {};
};
