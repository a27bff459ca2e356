/** Timestamps of the same format sort like their texts. */
export const newest = (timestamps: readonly (string | null | undefined)[]): string | null =>
  timestamps.reduce<string | null>((latest, at) => (at && (latest === null || at > latest) ? at : latest), null);
