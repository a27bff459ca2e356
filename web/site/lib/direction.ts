// Directions of gestures, keys and movements. A document has one direction as long as it is open.

/** @returns 1 if the next of several pictures is on the right, -1 if it is on the left, as in Arabic */
export const towardsNext = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);
