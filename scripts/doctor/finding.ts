// Results of the checks of `npm run doctor`, which change and create nothing.

export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  /** What was found; warnings and problems include the remedy. */
  text: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const problem = (text: string): Finding => ({ state: 'problem', text });

export const sizeOf = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`;

/** @returns the message of an error on one line */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
