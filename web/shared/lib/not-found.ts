// A 404 is a valid result, not a failure: queries return null for it, screens show their not-found view for null, and the
// document is sent with status 404.
import type { RouterContextProvider } from 'react-router';
import { isNotFound } from './api.ts';
import { documentStatusContext } from './router-context.ts';

/** @returns the response, or null for a 404; rethrows every other error */
export const missingAsNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** Sets the status of the rendered document to 404. Does nothing in the browser. */
export const markNotFound = (context: Readonly<RouterContextProvider>): void => {
  const document = context.get(documentStatusContext);
  if (document) document.status = 404;
};
