// A file that does not exist is an answer; a file that cannot be read, e.g. because of its permissions or a failing disk, is an outage.
import { FileStoreError } from './file-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** For `catch`. @throws FileStoreError */
export const refuse = (error: Error): never => {
  throw new FileStoreError(error.message);
};

/** @returns the result; `otherwise` if there is no such file @throws FileStoreError if it cannot be read */
export const orIfMissing = <T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> =>
  reading.catch((error: Error) => (isMissing(error) ? otherwise : refuse(error)));
