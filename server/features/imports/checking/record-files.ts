// The files of a row: those that its cells name, and those of the zip file that are named after the record.
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { maxPictures } from '#contract/rules/uploads.ts';
import type { FileReference } from './plan.ts';
import { baseNameOf, type FileFinding, type FilePlans } from './plan-files.ts';

type FileType = 'picture' | 'pictures' | 'document';

/** The fields with files of a kind, and their types. */
export const fileFieldsOf = (kind: PublishedKind): [name: string, type: FileType][] =>
  fieldsOf(published[kind]).flatMap(([name, { type }]) =>
    type === 'picture' || type === 'pictures' || type === 'document' ? [[name, type]] : [],
  );

/** @returns the stored paths of the files of a field */
export const pathsIn = (record: object | null, field: string): string[] => {
  const value = (record as Record<string, unknown> | null)?.[field];
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : [];
};

export interface RowFiles {
  /** Only changed fields. */
  files: Record<string, FileReference[]>;
  errors: { field: string; value: string; text: string }[];
}

const nameOf = (reference: FileReference): string => {
  if ('archive' in reference) return baseNameOf(reference.archive);
  return 'url' in reference ? reference.url : reference.stored;
};

/** @returns the names of files for the report */
export const fileNames = (references: readonly FileReference[], plans: FilePlans): string[] =>
  references.map((one) => ('stored' in one ? plans.fileName(one.stored) : nameOf(one)));

interface Wanted {
  kind: PublishedKind;
  current: object | null;
  /** By field, as written. */
  names: Readonly<Record<string, string[]>>;
  /** Model and slug of the record, in the order in which files are searched. */
  stems: readonly string[];
  /** Fields that the table has columns for. */
  fields: ReadonlySet<string>;
}

/** Files named after the record, for fields without a column: the first picture is the main one. */
const numberedFiles = (plans: FilePlans, { kind, current, stems, fields }: Wanted): Record<string, FileFinding[]> => {
  const own = fileFieldsOf(kind);
  const paths = own.flatMap(([field]) => pathsIn(current, field));
  const list = (type: 'picture' | 'document') =>
    stems.map((stem) => plans.listNumbered(stem, type, paths)).find((found) => found.length > 0) ?? [];
  const hasColumn = (isDocument: boolean) => own.some(([field, type]) => fields.has(field) && (type === 'document') === isDocument);
  const pictures = hasColumn(false) ? [] : list('picture');
  const documents = hasColumn(true) ? [] : list('document').slice(0, 1);
  const found: Record<string, FileFinding[]> = {};
  for (const [field, type] of own) {
    const files = type === 'document' ? documents : type === 'picture' ? pictures.slice(0, 1) : pictures.slice(1);
    if (files.length > 0) found[field] = files;
  }
  return found;
};

const isSame = (references: readonly FileReference[], paths: readonly string[]): boolean =>
  references.length === paths.length && references.every((one, at) => 'stored' in one && one.stored === paths[at]);

export const planRowFiles = (plans: FilePlans, wanted: Wanted): RowFiles => {
  const { kind, current, names } = wanted;
  const types = new Map(fileFieldsOf(kind));
  const result: RowFiles = { files: {}, errors: [] };
  const found: [string, FileFinding[], string[]][] = Object.entries(wanted.names).map(([field, written]) => {
    const type = types.get(field) === 'document' ? 'document' : 'picture';
    return [field, written.map((name) => plans.find(name, type, pathsIn(current, field))), written];
  });
  for (const [field, files] of Object.entries(numberedFiles(plans, wanted))) found.push([field, files, files.map(() => '')]);
  for (const [field, findings, written] of found) {
    const references: FileReference[] = [];
    for (const [at, finding] of findings.entries()) {
      if ('error' in finding) result.errors.push({ field, value: written[at] ?? '', text: finding.error });
      else if (!references.some((one) => nameOf(one) === nameOf(finding))) references.push(finding);
    }
    if (references.length > maxPictures)
      result.errors.push({
        field,
        value: (names[field] ?? []).join(' | '),
        text: `A record can have at most ${maxPictures} pictures here.`,
      });
    const isLeftOut = references.length === 0 && findings.length > 0;
    if (!isLeftOut && !isSame(references, pathsIn(current, field))) result.files[field] = references;
  }
  return result;
};
