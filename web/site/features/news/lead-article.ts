// Selects the lead article of the news list.

/** Moves the newest featured article to the front; the others keep their order. @param articles newest first */
export const leadFirst = <T extends { is_featured: boolean }>(articles: readonly T[]): T[] => {
  const lead = articles.find(({ is_featured }) => is_featured);
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : [...articles];
};
