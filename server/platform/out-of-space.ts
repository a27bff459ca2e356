// Recognises errors caused by a full disk or an exhausted disk quota.

const codes = ['ENOSPC', 'EDQUOT'];

export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
