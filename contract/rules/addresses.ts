// Rules of paths in addresses.

/** @returns the path without trailing slashes. `/\/+$/` would take quadratic time for many slashes. */
export const withoutTrailingSlashes = (path: string): string => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end);
};
