// A disk or a quota that is full.

const codes = ['ENOSPC', 'EDQUOT'];

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
