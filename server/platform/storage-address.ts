// Where a stored path is served.

// names on disk are the server's own; anything else is not even looked for
const storedPath = /^uploads(\/[A-Za-z0-9_-]+)+\.[a-z0-9]{2,5}$/;

/** True for what can be the path of an uploaded file; it stays inside the folder of uploads. */
export const isStoredPath = (path: string): boolean => storedPath.test(path);

/**
 * @param path stored path such as `uploads/2026/11/4f0c….webp`, or an absolute URL, which stays as it is
 * @returns null without a path
 */
export const storageUrl = (path: string | null): string | null => {
  if (!path) return null;
  if (/^(https?:)?\/\//i.test(path)) return path;
  return `/storage/${path.replace(/^\/+/, '').replace(/^storage\//, '')}`;
};
