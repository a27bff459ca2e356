// How changed specification rows are reported: their texts before and after, and how their attributes read them.
import type { ImportRow } from '#contract/imports.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import { formatted } from '#server/features/attributes/attributes.answers.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { readSpecifications } from '#server/features/attributes/attributes.reading.ts';
import { labelOf, namedRows } from '#server/features/sheet-columns/specification-labels.ts';
import { shortenChange } from './value-texts.ts';

interface Reported {
  cells: ImportRow['cells'];
  understood: ImportRow['understood'];
}

/** Texts that repeat in a file are read once. */
const mostKept = 20_000;

/** @returns a function that reads the text of one row; null if it is not understood, or if it belongs to no attribute */
export const createRowReading = () => {
  const known = new Map<readonly Definition[], Map<string, string | null>>();
  return (name: string, text: string, definitions: readonly Definition[]): string | null => {
    const texts = known.get(definitions) ?? new Map<string, string | null>();
    known.set(definitions, texts);
    const key = `${name}\n${text}`;
    const kept = texts.get(key);
    if (kept !== undefined) return kept;
    const [row] = readSpecifications([{ type: 'single', key: name, value: text }], definitions);
    const isText = row?.definition.kind === 'text';
    const read = isText ? text : row?.value ? formatted(row.value, row.definition) : null;
    if (texts.size < mostKept) texts.set(key, read);
    return read;
  };
};

export const reportSpecifications = (
  before: readonly Specification[],
  after: readonly Specification[],
  definitions: readonly Definition[],
  read: ReturnType<typeof createRowReading>,
): Reported => {
  const labelled = (rows: readonly Specification[]) => new Map(namedRows(rows).map((row) => [labelOf(row), row]));
  const [old, next] = [labelled(before), labelled(after)];
  const labels = [...new Set([...next.keys(), ...old.keys()])].filter((label) => old.get(label)?.value !== next.get(label)?.value);
  return {
    cells: labels.map((label) => ({ label, ...shortenChange(old.get(label)?.value ?? null, next.get(label)?.value ?? null) })),
    understood: labels.flatMap((label) => {
      const row = next.get(label);
      return row ? [{ name: label, text: row.value, read_as: read(row.key, row.value, definitions) }] : [];
    }),
  };
};
