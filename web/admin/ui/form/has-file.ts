/** Whether a form value contains a chosen file, which only this tab has. */
export const hasFile = (value: unknown): boolean => {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasFile);
};

/** Whether a form value adds, chooses or removes a file: after a save, the record has other paths. */
export const changesFiles = (value: unknown): boolean => {
  if (value instanceof Blob) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { chosen, isChosen, isRemoved } = value as { chosen?: string; isChosen?: true; isRemoved?: boolean };
  return chosen !== undefined || isChosen === true || isRemoved === true || Object.values(value).some(changesFiles);
};
