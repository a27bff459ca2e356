import { orIfMissing } from '#server/platform/missing-files.ts';
import { FileStoreError } from './file-store.ts';

/** Converts an error, for `catch`. @throws FileStoreError */
export const refuse = (error: Error): never => {
  throw new FileStoreError(error.message);
};

/** @returns the result; `otherwise` if there is no such file @throws FileStoreError if it cannot be read */
export const readOr = <T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> => orIfMissing(reading, otherwise).catch(refuse);
