// One file of a record, as its form edits it.

export interface FileValue {
  /** Stored path, null without one. */
  path: string | null;
  /** Chosen and not uploaded yet; replaces the stored file. */
  file: File | null;
  /** The file's original name, where it is known. */
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

/** Removes the chosen file, so that the stored one shows again; without a chosen file marks the stored one as removed. */
export const withoutFile = (value: FileValue): FileValue =>
  value.file && value.path && !value.isRemoved ? { ...value, file: null } : { ...value, file: null, isRemoved: value.path !== null };

/** @returns the file to upload; undefined without one */
export const newFile = ({ file }: FileValue): File | undefined => file ?? undefined;

/** @returns true to remove the stored file; undefined if it stays or is replaced */
export const removalFlag = ({ file, isRemoved }: FileValue): true | undefined => (isRemoved && !file ? true : undefined);
