// Addresses of stored files.

/**
 * @param path stored path such as `uploads/2026/11/4f0c….webp`, or an absolute URL, which is returned unchanged
 * @returns null without a path
 */
export const storageUrl = (path: string | null): string | null => {
  if (!path) return null;
  if (/^(https?:)?\/\//i.test(path)) return path;
  return `/storage/${path.replace(/^\/+/, '').replace(/^storage\//, '')}`;
};
