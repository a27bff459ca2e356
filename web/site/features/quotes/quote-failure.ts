// Why a quote request was not sent, in the words of the dialog.
import { ApiError } from '#web/shared/lib/api.ts';

const tooManyRequests = 429;

export const failureText = (error: unknown): string => {
  if (error instanceof ApiError) {
    if (error.status === tooManyRequests) return 'Too many requests were sent from your network. Please wait a minute.';
    return error.status === 422 ? 'The request was refused. Please check what you entered.' : 'The server could not process the request.';
  }
  return navigator.onLine ? 'The server could not be reached. Please check your connection.' : 'Your device is offline.';
};
