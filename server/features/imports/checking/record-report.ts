// The report of a planned row: its changed cells, and what its texts lose.
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import type { RowReport } from '#server/features/imports/imports.answers.ts';
import { cleanRichText } from '#server/platform/rich-text/rich-text.ts';
import type { PlannedChanges } from './plan.ts';
import type { Planning } from './planning.ts';
import { fileNames, pathsIn } from './record-files.ts';
import { reportSpecifications } from './specification-report.ts';
import { isTextPicture } from './text-pictures.ts';
import { shortenChange, valueText } from './value-texts.ts';

interface Reported {
  kind: PublishedKind;
  current: object | null;
  changes: PlannedChanges;
  /** Name of the new category. */
  category: string | null;
  definitions: readonly Definition[];
}

type Cells = RowReport['cells'];

const mostLosses = 20;

/** @param values HTML of fields as the file has it */
const lossesOf = (kind: PublishedKind, changes: PlannedChanges, values: Readonly<Record<string, unknown>>): string[] => {
  const losses = fieldsOf(published[kind]).flatMap(([name, { type, label }]) => {
    const html = values[name];
    if (type !== 'rich-text' || !(name in changes.fields) || typeof html !== 'string' || !html.includes('<')) return [];
    return cleanRichText(html).removed.map(({ element, address }) =>
      element === '*'
        ? `${label}: all elements, because they are nested too deeply`
        : `${label}: ${element}${address ? ` (${address})` : ''}`,
    );
  });
  return [...new Set(losses)].slice(0, mostLosses);
};

const fileCells = ({ files }: Planning, { kind, current, changes }: Reported): Cells =>
  fieldsOf(published[kind]).flatMap(([name, { label }]) => {
    const references = changes.files?.[name];
    if (!references) return [];
    const before = pathsIn(current, name).map(files.fileName).join(', ') || null;
    return [{ label, before, after: fileNames(references, files).join(', ') || null }];
  });

export const reportRecord = (planning: Planning, reported: Reported, values: Readonly<Record<string, unknown>>): RowReport => {
  const { kind, current, changes, category, definitions } = reported;
  const before = current as Record<string, unknown> | null;
  const cells: Cells = [];
  let understood: RowReport['understood'] = [];
  for (const [name, field] of fieldsOf(published[kind])) {
    if (field.type === 'specifications' && name in changes.fields) {
      const rows = (record: Readonly<Record<string, unknown>> | null) => (record?.[name] as Specification[] | undefined) ?? [];
      const changed = reportSpecifications(rows(before), rows(changes.fields), definitions, planning.readRow);
      cells.push(...changed.cells);
      understood = changed.understood;
    } else if (field.type === 'reference') {
      const old = (before?.category as { name: string } | undefined)?.name ?? null;
      if (category !== null) cells.push({ label: field.label, before: old, after: category });
    } else if (name in changes.fields) {
      const [old, next] = [before, changes.fields].map((values) => valueText(field, values?.[name], planning.timeZone));
      const change = shortenChange(old ?? null, next ?? null);
      if (change.before !== null || change.after !== null) cells.push({ label: field.label, ...change });
    }
  }
  cells.push(...fileCells(planning, reported));
  const pictures = Object.entries(changes.files ?? {}).flatMap(([field, references]) => (isTextPicture(field) ? references : []));
  if (pictures.length > 0) cells.push({ label: 'Pictures in texts', before: null, after: fileNames(pictures, planning.files).join(', ') });
  if (changes.old_address) cells.push({ label: 'Former address', before: null, after: changes.old_address });
  return { cells, errors: [], losses: lossesOf(kind, changes, values), understood };
};
