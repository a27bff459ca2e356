// Specifications as a datasheet: sections of rows, units set apart.
import { type Specification, type SpecificationItem, splitUnit } from '#contract/rules/specifications.ts';

export interface DatasheetRow {
  /** Unique within its section. */
  id: string;
  name: string;
  value: string;
  /** Empty where the value has none. */
  unit: string;
}

export interface DatasheetSection {
  /** Fit for an anchor. */
  id: string;
  /** Empty for entries that stand in no group. */
  title: string;
  rows: DatasheetRow[];
}

const toRow = ({ key, value }: SpecificationItem, index: number): DatasheetRow => {
  const [number, unit] = splitUnit(value);
  return { id: `${index}`, name: key, value: number, unit };
};

/** Neighbouring single entries become one section without a title. */
export const datasheetOf = (specifications: readonly Specification[]): DatasheetSection[] => {
  const sections: { title: string; items: SpecificationItem[] }[] = [];
  for (const entry of specifications) {
    const open = sections.at(-1);
    if (entry.type === 'group') sections.push({ title: entry.title, items: entry.items });
    else if (open?.title === '') open.items.push(entry);
    else sections.push({ title: '', items: [entry] });
  }
  return sections.map(({ title, items }, index) => ({ id: `specifications-${index + 1}`, title, rows: items.map(toRow) }));
};

const mostFigures = 4;

/** What an engineer looks for first: the first rows of the first group, or of what there is. */
export const keyFigures = (sections: readonly DatasheetSection[]): DatasheetRow[] =>
  (sections.find(({ title }) => title !== '') ?? sections[0])?.rows.slice(0, mostFigures) ?? [];
