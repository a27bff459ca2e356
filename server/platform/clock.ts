// The clock is a parameter, so that tests can set the time.

export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The current time in ISO 8601, UTC with milliseconds: the format of every stored timestamp. */
export const timestamp = (clock: Clock): string => clock().toISOString();
