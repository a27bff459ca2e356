// Sample files of the media library.
import type { MediaFile } from '#contract/media.ts';

export const aMediaFile = (id: number, given: Partial<MediaFile> = {}): MediaFile => ({
  id,
  path: `uploads/2026/11/${id}.webp`,
  url: `http://127.0.0.1/storage/uploads/2026/11/${id}.webp`,
  kind: 'picture',
  name: `Picture ${id}`,
  bytes: 40_000,
  width: 1600,
  height: 1200,
  alt: '',
  caption: '',
  is_decorative: false,
  focal_x: 0.5,
  focal_y: 0.5,
  uses_count: 0,
  uploaded_by: null,
  created_at: '2026-11-01T02:00:00.000Z',
  version: 1,
  ...given,
});
