// Pictures and documents of a zip file that are named after their record: AB-100.jpg, AB-100_1.jpg, AB-100_2.jpg, AB-100.pdf.
import type { ArchiveEntry, OpenedArchive } from '#server/platform/sheets/archive.ts';

interface Numbered {
  number: number;
  entry: ArchiveEntry;
}

const extensions = /^(?:jpe?g|png|gif|webp|avif|pdf)$/i;
const numberAtEnd = /[_-](\d{1,3})$/;

/** @returns the name without folders and extension, and the extension; null for files of other types */
const partsOf = (path: string): { stem: string; isDocument: boolean } | null => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const point = name.lastIndexOf('.');
  const extension = name.slice(point + 1);
  return point > 0 && extensions.test(extension) ? { stem: name.slice(0, point), isDocument: extension.toLowerCase() === 'pdf' } : null;
};

const keyOf = (kind: 'picture' | 'document', stem: string) => `${kind} ${stem.normalize('NFC').toLowerCase()}`;

/** @returns a function that lists the files of a record by its model or slug, in the order of their numbers */
export const readNumbering = ({ entries }: OpenedArchive): ((kind: 'picture' | 'document', stem: string) => ArchiveEntry[]) => {
  const found = new Map<string, Numbered[]>();
  const add = (key: string, one: Numbered) => found.set(key, [...(found.get(key) ?? []), one]);
  for (const entry of entries) {
    const parts = partsOf(entry.path);
    if (!parts) continue;
    const kind = parts.isDocument ? 'document' : 'picture';
    // a model can end with a number itself
    add(keyOf(kind, parts.stem), { number: 0, entry });
    const [end = '', number] = numberAtEnd.exec(parts.stem.slice(-4)) ?? [];
    const stem = parts.stem.slice(0, parts.stem.length - end.length);
    if (number !== undefined && stem !== '') add(keyOf(kind, stem), { number: Number(number), entry });
  }
  return (kind, stem) => (found.get(keyOf(kind, stem)) ?? []).toSorted((a, b) => a.number - b.number).map(({ entry }) => entry);
};
