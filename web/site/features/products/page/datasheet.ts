// Converts specifications to datasheet sections with values and units separated.
import { type Specification, type SpecificationItem, splitUnit } from '#contract/rules/specifications.ts';

/** One specification. */
export interface DatasheetRow {
  /** Unique within its section. */
  id: string;
  name: string;
  /** Value with its unit, as typed. */
  text: string;
  value: string;
  /** Empty if the value has no unit. */
  unit: string;
  /** Query parameters of the list for products that are at least as good. */
  filter?: string | null;
  /** The value in the chosen units, if it differs. */
  converted?: string | null;
}

/** A group of specifications. */
export interface DatasheetSection {
  /** Usable as a fragment identifier. */
  id: string;
  /** Empty for entries without a group. */
  title: string;
  rows: DatasheetRow[];
}

const toRow = ({ key, value }: SpecificationItem, index: number): DatasheetRow => {
  const [number, unit] = splitUnit(value);
  return { id: `${index}`, name: key, text: value, value: number, unit };
};

/** Consecutive single entries are combined into one section without a title. */
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

/** Rows shown beside the pictures: the first rows of the first group, or of the first section if there is no group. */
export const keyFigures = (sections: readonly DatasheetSection[]): DatasheetRow[] =>
  (sections.find(({ title }) => title !== '') ?? sections[0])?.rows.slice(0, mostFigures) ?? [];
