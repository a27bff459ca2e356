// The clock is a parameter, so that tests can set the time.

export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** ISO 8601 in UTC with milliseconds, the format in which every timestamp is stored. */
export const timestamp = (clock: Clock): string => clock().toISOString();
