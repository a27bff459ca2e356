// "It does not exist" is an answer, not a failure: queries turn a 404 into null, screens show their not-found view
// for null, and the document around it is answered with 404.
import type { RouterContextProvider } from 'react-router';
import { isNotFound } from './api.ts';
import { documentStatusContext } from './router-context.ts';

/** @returns the answer, or null when the API said 404; every other failure is thrown on */
export const missingAsNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** Lets the document be answered with 404. In the browser there is no document to answer, and nothing happens. */
export const markNotFound = (context: Readonly<RouterContextProvider>): void => {
  const document = context.get(documentStatusContext);
  if (document) document.status = 404;
};
