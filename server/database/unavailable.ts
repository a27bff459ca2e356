// Recognises temporary errors: the database is unreachable, locked, read-only or out of space, and a later attempt may succeed.

/** SQLite's primary result codes: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const sqliteCodes = [5, 6, 8, 10, 13, 14];
const busyCodes = [5, 6];
const fullCode = 13;
const postgresFullCode = '53100';

/**
 * SQLSTATE codes: connection lost, account refused, database missing, out of resources (including connections), shutdown, statement or lock
 * timeout, idle in a transaction, read-only (a standby).
 */
const postgresCode = /^(08...|28...|3D000|53...|57P0.|57014|55P03|25P0[34]|25006)$/;

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
];

/** Node's error codes for a failed TLS handshake and for a certificate that cannot be verified. */
const tlsCode =
  /^(CERT_.*|.*_CERT(_.*)?|UNABLE_TO_VERIFY_.*|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH_EXCEEDED|ERR_(TLS|SSL|OSSL)_.*|EPROTO)$/;

// these errors of node-postgres have no code
const postgresMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  // the server requires a password that DATABASE_URL lacks
  'SASL: ',
];

const tlsMessages = ['The server does not support SSL connections', 'There was an error establishing an SSL connection'];

const sqliteCode = (error: Error): number | null => ('errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null);

/** @returns whether SQLite failed because another connection has a conflicting lock */
export const isBusy = (error: unknown): boolean => error instanceof Error && busyCodes.includes(sqliteCode(error) ?? -1);

/** @returns whether the disk of the database is full */
export const isDatabaseFull = (error: unknown): boolean =>
  error instanceof Error && (sqliteCode(error) === fullCode || ('code' in error && error.code === postgresFullCode));

/** @returns whether TLS to PostgreSQL could not be set up, for example because the certificate has expired */
export const isTlsError = (error: Error): boolean => {
  // several addresses were tried, e.g. ::1 and 127.0.0.1
  if (error instanceof AggregateError) return error.errors.some(isTlsError);
  return ('code' in error && typeof error.code === 'string' && tlsCode.test(error.code)) || tlsMessages.includes(error.message);
};

/** @returns whether the database cannot be reached or used at the moment */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = sqliteCode(error);
  if (code !== null) return sqliteCodes.includes(code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (isTlsError(error)) return true;
  if ('code' in error && typeof error.code === 'string' && (postgresCode.test(error.code) || networkCodes.includes(error.code)))
    return true;
  return postgresMessages.some((message) => error.message.startsWith(message));
};

/** @returns whether the connection to PostgreSQL was lost: a transaction that was being committed may have been stored */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isUnavailable(error) &&
  sqliteCode(error as Error) === null &&
  !('severity' in (error as Error) && (error as { severity: unknown }).severity === 'ERROR');
