// One file of a record, as its form edits it.

export interface FileValue {
  /** Stored path, null without one. */
  path: string | null;
  /** A chosen file that is not uploaded yet; replaces the stored file. */
  file: File | null;
  /** Stored path of a file chosen from the media library instead of a new one. */
  chosen?: string;
  /** The file's original name, if known. */
  name?: string | null;
  /** The stored file is removed on save. */
  isRemoved: boolean;
}

/**
 * @param path of the stored file
 * @param name the original name of that file
 */
export const storedFile = (path: string | null, name?: string | null): FileValue => ({
  path,
  file: null,
  isRemoved: false,
  ...(name && { name }),
});

/** @returns the value with a new file, which replaces all others */
export const withFile = ({ chosen: _chosen, ...value }: FileValue, file: File): FileValue => ({ ...value, file, isRemoved: false });

/** @returns the value with a file of the media library, which replaces all others */
export const withChosen = (value: FileValue, chosen: string): FileValue => ({ ...value, file: null, isRemoved: false, chosen });

/** Removes the chosen file, so that the stored one is shown again; without a chosen file, marks the stored one as removed. */
export const withoutFile = ({ chosen, ...value }: FileValue): FileValue =>
  (value.file || chosen) && value.path && !value.isRemoved
    ? { ...value, file: null }
    : { ...value, file: null, isRemoved: value.path !== null };

/** @returns the fields of a save: the new file, the path of the chosen one, or the flag that removes the stored one */
export const fileFields = (name: string, { file, chosen, isRemoved }: FileValue): Record<string, File | string | true | undefined> => ({
  [name]: file ?? undefined,
  [`${name}_path`]: chosen,
  [`remove_${name}`]: isRemoved && !file && !chosen ? true : undefined,
});

/** @returns a local address of a file that is not uploaded yet */
export type AddressOf = (file: File) => string;

/** @returns the address or stored path of the file that the record has after a save */
export const shownFile = ({ path, file, chosen, isRemoved }: FileValue, addressOf: AddressOf): string | null => {
  if (file) return addressOf(file);
  return chosen ?? (isRemoved ? null : path);
};
