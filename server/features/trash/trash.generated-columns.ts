// Generates columns of restored records with the current rules of search.
import { isPublishedKind, published } from '#contract/records/kinds.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import { parseJson } from '#server/database/json.ts';
import { type ReturnedFile, returnedColumns } from '#server/features/uploads/media.repository.ts';
import { kinds } from '#server/kinds.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';
import { currentTexts } from '#server/records/stored-texts.ts';
import type { StoredRow } from '#server/records/trash/trash.rows.ts';

export const specificationsOf = (row: StoredRow) => normaliseSpecifications(parseJson(String(row.specifications)));

/** Columns derived from other columns. @param rules of the main language */
export const generatedColumns = (kind: TrashKind, row: StoredRow, rules: LanguageRules): object => {
  if (isPublishedKind(kind)) return { ...currentTexts(published[kind], row), ...kinds[kind].generatedColumns(row, rules) };
  return kind === 'media' ? returnedColumns(row as unknown as ReturnedFile) : {};
};
