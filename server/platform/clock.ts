// The time, as a parameter: tests set it.

export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** ISO 8601 in UTC with milliseconds, the form in which every moment is stored. */
export const timestamp = (clock: Clock): string => clock().toISOString();
