// Finds the files that rows name: in the zip file, in the media library, or at an address on an allowed host.
import { posix } from 'node:path';
import { isAllowedAddress } from '#contract/rules/import-hosts.ts';
import { uploadLimits } from '#contract/rules/uploads.ts';
import type { Database } from '#server/database/schema.ts';
import { createFileNames } from '#server/features/sheet-columns/file-names.ts';
import { quoted } from '#server/features/sheet-columns/read-cells.ts';
import { isStoredPath } from '#server/platform/files.ts';
import type { ArchiveEntry, OpenedArchive } from '#server/platform/sheets/archive.ts';
import { readNumbering } from './archive-numbering.ts';
import { type LibraryFile, listFilesAt, listFilesNamed } from './named-files.repository.ts';
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

export interface FilePlans {
  /** Reads the files of the records of a batch. @param paths stored paths */
  readStored: (paths: readonly string[]) => Promise<void>;
  /** Then reads the files that the rows of the batch name. */
  readNamed: (names: readonly string[]) => Promise<void>;
  /** The unique name of a file of a record, or its stored path, as exports write it. */
  fileName: (path: string) => string;
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

export const createFilePlans = async ({ db, archive, hosts }: Options): Promise<FilePlans> => {
  const namesOf = await createFileNames(db);
  const numbered = archive && readNumbering(archive);
  let byName = new Map<string, LibraryFile[]>();
  let byPath = new Map<string, LibraryFile>();
  let nameOf = (path: string) => path;

  /** A file of the zip file that the record has already stays as it is. */
  const orStored = (finding: FileFinding | null, own: readonly string[]): FileFinding | null => {
    if (finding === null || !('archive' in finding)) return finding;
    const size = archive?.find(finding.archive)[0]?.size;
    const name = baseNameOf(finding.archive);
    const same = own.find((path) => byPath.get(path)?.name === name && byPath.get(path)?.bytes === size);
    return same === undefined ? finding : { stored: same };
  };

  const findInLibrary = (written: string, kind: FileKind, own: readonly string[]): FileFinding | null => {
    const files = (byName.get(baseNameOf(written)) ?? []).filter((file) => file.kind === kind);
    const [file, other] = files.filter(({ path }) => own.includes(path));
    if (file && !other) return { stored: file.path };
    const [first, second] = files;
    if (first && second) return refused(written, `is the name of ${files.length} files of the media library. Rename one of them there.`);
    return first ? { stored: first.path } : null;
  };

  const findAddress = (written: string, kind: FileKind, own: readonly string[]): FileFinding => {
    const same = own.find((path) => byPath.get(path)?.name === baseNameOf(written));
    if (same !== undefined) return { stored: same };
    return isAllowedAddress(written, hosts) ? { url: written } : refusedHost(written, kind);
  };

  return {
    readStored: async (paths) => {
      byPath = new Map((await listFilesAt(db, [...new Set(paths)])).map((file) => [file.path, file]));
      nameOf = await namesOf(paths);
    },
    readNamed: async (names) => {
      byName = Map.groupBy(await listFilesNamed(db, [...new Set(names.map(baseNameOf))]), ({ name }) => name);
      for (const file of await listFilesAt(db, names.filter(isStoredPath))) byPath.set(file.path, file);
    },
    fileName: (path) => nameOf(path),
    find: (written, kind, own) => {
      if (isStoredPath(written)) {
        const stored = byPath.get(written)?.kind === kind || own.includes(written);
        return stored ? { stored: written } : refused(written, 'is not in the media library any more. Choose another file.');
      }
      const entries = archive?.find(isAddress(written) ? baseNameOf(written) : written) ?? [];
      const packed = findInArchive(isAddress(written) ? inFoldersOf(written, entries) : entries, written, kind);
      const found = orStored(packed, own);
      if (found) return found;
      if (isAddress(written)) return findAddress(written, kind, own);
      return findInLibrary(written, kind, own) ?? missing(written, archive !== null);
    },
    findPicture: (address, own) => {
      const name = baseNameOf(address);
      const same = own.find((path) => byPath.get(path)?.name === name);
      if (same !== undefined) return { stored: same };
      const packed = archive && findInArchive(archive.find(isAddress(address) ? name : address), address, 'picture');
      if (packed && 'archive' in packed) return packed;
      if (isAllowedAddress(address, hosts)) return { url: address };
      const found = findInLibrary(address, 'picture', own);
      return found && 'stored' in found ? found : null;
    },
    listNumbered: (stem, kind, own) =>
      (numbered?.(kind, stem) ?? []).flatMap((entry) => orStored(findInArchive([entry], entry.path, kind), own) ?? []),
  };
};
