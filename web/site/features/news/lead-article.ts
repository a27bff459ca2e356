// Which article opens the first page of the news list.

/** @param articles newest first @returns the newest featured one before the others, which keep their order */
export const leadFirst = <T extends { is_featured: boolean }>(articles: readonly T[]): T[] => {
  const lead = articles.find(({ is_featured }) => is_featured);
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : [...articles];
};
