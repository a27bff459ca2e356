// Finds the files that rows name: in the zip file, in the media library, or at an address on an allowed host.
import { posix } from 'node:path';
import { isAllowedAddress } from '#contract/rules/import-hosts.ts';
import { uploadLimits } from '#contract/rules/uploads.ts';
import type { Database } from '#server/database/schema.ts';
import { quoted } from '#server/features/sheet-columns/read-cells.ts';
import { isStoredPath } from '#server/platform/files.ts';
import type { ArchiveEntry, OpenedArchive } from '#server/platform/sheets/archive.ts';
import { readNumbering } from './archive-numbering.ts';
import { createLibraryFiles, type LibraryFiles } from './library-files.ts';
import type { FileReference } from './plan.ts';

type FileKind = 'picture' | 'document';
export type FileFinding = FileReference | { error: string };

const extensions: Record<FileKind, RegExp> = { picture: /\.(?:jpe?g|png|gif|webp|avif)$/i, document: /\.pdf$/i };
const wrongType: Record<FileKind, string> = {
  picture: 'is not a picture that websites can show. Save it as JPG, PNG, GIF, WebP or AVIF.',
  document: 'is not a PDF file.',
};
const limits: Record<FileKind, { bytes: number; text: string }> = {
  picture: { bytes: uploadLimits.image, text: '5 MB' },
  document: { bytes: uploadLimits.brochure, text: '10 MB' },
};

const isAddress = (name: string) => /^https?:\/\//i.test(name);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** @returns the name of the file without folders, and of an address without its parameters */
export const baseNameOf = (written: string): string => {
  const path = isAddress(written) ? decoded(written.replace(/[?#].*/s, '')) : written.replaceAll('\\', '/');
  return posix.basename(path);
};

/** Of several files of the same name, those in the folders that the address names: exports of a website repeat names by year and month. */
const inFoldersOf = (address: string, entries: readonly ArchiveEntry[]): ArchiveEntry[] => {
  const folders = decoded(address.replace(/[?#].*/s, ''))
    .split('/')
    .toReversed();
  const shared = entries.map(({ path }) => {
    const parts = path.split('/').toReversed();
    const end = parts.findIndex((part, at) => part !== folders[at]);
    return end < 0 ? parts.length : end;
  });
  const most = Math.max(...shared);
  return entries.filter((_entry, at) => shared[at] === most);
};

interface Options {
  db: Database;
  archive: OpenedArchive | null;
  /** From which files may be loaded. */
  hosts: readonly string[];
}

export interface FilePlans extends Pick<LibraryFiles, 'readStored' | 'readNamed' | 'fileName'> {
  /** @param own stored paths of the record's field */
  find: (written: string, kind: FileKind, own: readonly string[]) => FileFinding;
  /** Finds a picture of a text. @param own stored paths of the text @returns null if there is none */
  findPicture: (address: string, own: readonly string[]) => FileReference | null;
  /** Files of the zip file that are named after the record. @param stem its model or slug */
  listNumbered: (stem: string, kind: FileKind, own: readonly string[]) => FileFinding[];
}

const refused = (written: string, text: string): FileFinding => ({ error: `${quoted(written)} ${text}` });

const findInArchive = (entries: readonly ArchiveEntry[], written: string, kind: FileKind): FileFinding | null => {
  const [entry, other] = entries;
  if (!entry) return null;
  if (other) return refused(written, 'is several times in the zip file. Write the folder as well, such as pictures/robot.jpg.');
  if (!extensions[kind].test(entry.path)) return refused(written, wrongType[kind]);
  if (entry.size > limits[kind].bytes) return refused(written, `is too large. It must be smaller than ${limits[kind].text}.`);
  return { archive: entry.path };
};

const refusedHost = (written: string, kind: FileKind): FileFinding => {
  const host = URL.canParse(written) ? new URL(written).host : written;
  const file = kind === 'picture' ? 'the picture' : 'the document';
  const advice = `Put ${file} into a zip file, let an owner allow the host in the setting import_hosts, or do not import the column.`;
  return refused(written, `is on the host ${host}, from which files may not be loaded. ${advice}`);
};

const missing = (written: string, hasArchive: boolean): FileFinding =>
  hasArchive
    ? refused(
        written,
        'is neither in the zip file nor in the media library. Add it to the zip file, correct the name, or do not import the column.',
      )
    : refused(written, 'is not in the media library. Upload a zip file with it, correct the name, or do not import the column.');

const findInLibrary = (library: LibraryFiles, written: string, kind: FileKind, own: readonly string[]): FileFinding | null => {
  const files = library.named(baseNameOf(written)).filter((file) => file.kind === kind);
  const [file, other] = files.filter(({ path }) => own.includes(path));
  if (file && !other) return { stored: file.path };
  const [first, second] = files;
  if (first && second) return refused(written, `is the name of ${files.length} files of the media library. Rename one of them there.`);
  return first ? { stored: first.path } : null;
};

export const createFilePlans = async ({ db, archive, hosts }: Options): Promise<FilePlans> => {
  const library = await createLibraryFiles(db);
  const numbered = archive && readNumbering(archive);
  const pack = (written: string) => {
    if (!isAddress(written)) return archive?.find(written) ?? [];
    return inFoldersOf(written, archive?.find(baseNameOf(written)) ?? []);
  };
  const ownNamed = (name: string, own: readonly string[]) => own.filter((path) => library.at(path)?.name === name);

  /** A file of the zip file that the record has already stays as it is. */
  const orStored = (finding: FileFinding | null, own: readonly string[]): FileFinding | null => {
    if (finding === null || !('archive' in finding)) return finding;
    const size = archive?.find(finding.archive)[0]?.size;
    const same = ownNamed(baseNameOf(finding.archive), own).find((path) => library.at(path)?.bytes === size);
    return same === undefined ? finding : { stored: same };
  };

  const findAddress = (written: string, kind: FileKind, own: readonly string[]): FileFinding => {
    const [same] = ownNamed(baseNameOf(written), own);
    if (same !== undefined) return { stored: same };
    return isAllowedAddress(written, hosts) ? { url: written } : refusedHost(written, kind);
  };

  return {
    ...library,
    readNamed: (names) => library.readNamed(names.flatMap((name) => (isStoredPath(name) ? [name] : [baseNameOf(name)]))),
    find: (written, kind, own) => {
      if (isStoredPath(written)) {
        const isStored = library.at(written)?.kind === kind || own.includes(written);
        return isStored ? { stored: written } : refused(written, 'is not in the media library any more. Choose another file.');
      }
      const found = orStored(findInArchive(pack(written), written, kind), own);
      if (found) return found;
      if (isAddress(written)) return findAddress(written, kind, own);
      return findInLibrary(library, written, kind, own) ?? missing(written, archive !== null);
    },
    findPicture: (address, own) => {
      const [same] = ownNamed(baseNameOf(address), own);
      if (same !== undefined) return { stored: same };
      const packed = findInArchive(pack(address), address, 'picture');
      if (packed && 'archive' in packed) return packed;
      if (isAllowedAddress(address, hosts)) return { url: address };
      const found = findInLibrary(library, address, 'picture', own);
      return found && 'stored' in found ? found : null;
    },
    listNumbered: (stem, kind, own) =>
      (numbered?.(kind, stem) ?? []).flatMap((entry) => orStored(findInArchive([entry], entry.path, kind), own) ?? []),
  };
};
