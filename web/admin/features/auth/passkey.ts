// Passkeys in the browser. The library is loaded when a passkey is used.

/** @returns false where browsers do not support passkeys: without https, and with an IP address as host */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** The administrator closed the browser's dialog, or it timed out: browsers do not distinguish the two. */
const cancelled = new Set(['NotAllowedError', 'AbortError']);

const explain = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'InvalidStateError') throw new Error('This device already has a passkey of this account.');
    if (cancelled.has(error.name)) throw new Error('No passkey was used. Please try again.');
    throw new Error('The passkey could not be used on this device.', { cause: error });
  }
};

type Options = Record<string, unknown>;

/** Asks for a passkey. @throws Error with a message for the administrator */
export const signWithPasskey = async (options: Options) => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return explain(startAuthentication({ optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'] }));
};

/** Creates a passkey. @throws Error with a message for the administrator */
export const makePasskey = async (options: Options) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return explain(startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] }));
};
