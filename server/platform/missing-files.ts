// Distinguishes a missing file, which is a valid result, from one that cannot be read, e.g. because of its permissions or a failing disk.

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** @returns the result; `otherwise` if there is no such file @throws any other disk error */
export const orIfMissing = <T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return otherwise;
    throw error;
  });
