/** Titles of groups of specifications and of attributes. */
export const groupTitles: Readonly<Record<string, string>> = {
  Performance: '性能',
  Axes: '動作軸',
  Safety: '安全',
  Mechanics: '機械仕様',
  Electrical: '電気仕様',
  Environment: '環境仕様',
};
