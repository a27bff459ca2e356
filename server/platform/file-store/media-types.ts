const mediaTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/** @param extension of a stored path, with the dot */
export const mediaTypeOf = (extension: string): string => mediaTypes[extension] ?? 'application/octet-stream';
