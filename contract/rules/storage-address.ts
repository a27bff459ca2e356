// Addresses of stored files.

const isComplete = (path: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(path);

/**
 * @param stored a stored path such as `uploads/2026/11/4f0c….webp`; absolute URLs and root-relative paths are returned unchanged
 * @returns null for an empty value
 */
export const storageUrl = (stored: string | null | undefined): string | null => {
  const path = stored?.trim();
  if (!path) return null;
  return isComplete(path) ? path : `/storage/${path}`;
};
