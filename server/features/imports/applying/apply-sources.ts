// The files that rows name.
import type { FileReference } from '#server/features/imports/checking/plan.ts';

/** Identifies a file to prepare within the import; null for a file that is stored already. */
export const sourceOf = (reference: FileReference): string | null => {
  if ('archive' in reference) return `archive:${reference.archive}`;
  return 'url' in reference ? reference.url : null;
};

/** @param prepared stored paths by source @returns stored paths in the order of the references; files that were not prepared are omitted */
export const pathsOf = (references: readonly FileReference[], prepared: Readonly<Record<string, string>>): string[] =>
  references.flatMap((reference) => ('stored' in reference ? reference.stored : (prepared[sourceOf(reference) ?? ''] ?? [])));
