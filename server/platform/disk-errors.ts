// Recognises errors of a disk that refuses writes.

const outOfSpace = ['ENOSPC', 'EDQUOT'];
/** A read-only disk, or a folder for which the server's account lacks write permission. */
const readOnly = ['EROFS', 'EACCES', 'EPERM'];

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

/** @returns whether the disk is full or its quota exhausted */
export const isOutOfSpace = (error: unknown): boolean => hasCode(error, outOfSpace);

/** @returns whether the disk currently refuses writes because it is full or read-only */
export const isUnwritable = (error: unknown): boolean => isOutOfSpace(error) || hasCode(error, readOnly);
