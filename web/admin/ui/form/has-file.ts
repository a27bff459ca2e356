/** Whether a form value contains a chosen file, which only this tab has. */
export const hasFile = (value: unknown): boolean => {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasFile);
};
