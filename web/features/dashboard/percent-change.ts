/** @returns e.g. "+15.8%" or "−4.0%"; nothing where there was nothing before */
export const percentChange = (now: number, before: number): string => {
  if (before === 0) return '';
  const percent = ((now - before) / before) * 100;
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`;
};
