// Pictures and documents of a zip file that are named after their record: AB-100.jpg, AB-100_1.jpg, AB-100_2.jpg, AB-100.pdf.
import type { ArchiveEntry, OpenedArchive } from '#server/platform/sheets/archive.ts';

interface Numbered {
  number: number;
  entry: ArchiveEntry;
}

const named = /([^/]+?)(?:[_-](\d{1,3}))?\.(jpe?g|png|gif|webp|avif|pdf)$/i;

const keyOf = (kind: 'picture' | 'document', stem: string) => `${kind} ${stem.normalize('NFC').toLowerCase()}`;

/** @returns a function that lists the files of a record by its model or slug, in the order of their numbers */
export const readNumbering = ({ entries }: OpenedArchive): ((kind: 'picture' | 'document', stem: string) => ArchiveEntry[]) => {
  const found = new Map<string, Numbered[]>();
  const add = (key: string, one: Numbered) => found.set(key, [...(found.get(key) ?? []), one]);
  for (const entry of entries) {
    const [, stem, number, extension] = named.exec(entry.path) ?? [];
    if (stem === undefined || extension === undefined) continue;
    const kind = extension.toLowerCase() === 'pdf' ? 'document' : 'picture';
    const whole = entry.path.slice(entry.path.lastIndexOf('/') + 1, -extension.length - 1);
    // a model can end with a number itself
    add(keyOf(kind, whole), { number: 0, entry });
    if (number !== undefined) add(keyOf(kind, stem), { number: Number(number), entry });
  }
  return (kind, stem) => (found.get(keyOf(kind, stem)) ?? []).toSorted((a, b) => a.number - b.number).map(({ entry }) => entry);
};
