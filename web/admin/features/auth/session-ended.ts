/** Shown on the sign-in page after a session has ended. */
export const sessionEndedText = 'Your session has ended. Please sign in again.';

/** State of the navigation to the sign-in page after a session has ended. */
export const sessionEndedState = { sessionEnded: true } as const;

export const isSessionEndedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state && state.sessionEnded === true;
