// A 404 is a valid result, not a failure: queries return null for it, screens show their not-found view for null, and the
// document is sent with status 404. For a public record that was deleted, the result is 'removed' and the status 410.
import { ApiError, isNotFound } from './api.ts';

/** Result of a query for a record that does not exist. */
export type Missing = null | 'removed';

export const isMissing = (data: unknown): data is Missing => data === null || data === 'removed';

/** @returns the response, or null for a 404; rethrows every other error */
export const missingAsNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** @returns the response, or for a 404 null or 'removed'; rethrows every other error */
export const orMissing = <T>(answer: Promise<T>): Promise<T | Missing> =>
  missingAsNull<T | Missing>(
    answer.catch((error: unknown) => {
      if (error instanceof ApiError && error.answer?.code === 'removed') return 'removed';
      throw error;
    }),
  );
