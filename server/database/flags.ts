// The column type of flags on both databases.
export type Flag = 0 | 1;
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
