/** Size recommended for link previews, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;
export const cardJpeg = { quality: 84, mozjpeg: true } as const;
