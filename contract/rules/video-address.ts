// Video addresses that can be embedded, and their embed addresses.

/** Origins of the embed addresses. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [youtubeOrigin, vimeoOrigin] = videoOrigins;

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com']);

const youtubeId = (url: URL): string | null => {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  if (!youtubeHosts.has(url.hostname)) return null;
  if (url.pathname === '/watch') return url.searchParams.get('v');
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(url.pathname)?.[1] ?? null;
};

const vimeoId = (url: URL): string | null => {
  if (url.hostname === 'player.vimeo.com') return /^\/video\/(\d+)$/.exec(url.pathname)?.[1] ?? null;
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') return /^\/(\d+)$/.exec(url.pathname)?.[1] ?? null;
  return null;
};

const startOf = (url: URL): string => {
  const start = url.searchParams.get('start') ?? url.searchParams.get('t')?.replace(/s$/, '') ?? '';
  return /^\d{1,6}$/.test(start) ? `?start=${start}` : '';
};

/**
 * @param address a video's page or embed address
 * @returns the embed address, YouTube without cookies; null if it is not a YouTube or Vimeo video
 */
export const toEmbedAddress = (address: string): string | null => {
  const full = address.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return null;
  const youtube = youtubeId(url);
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) return `${youtubeOrigin}/embed/${youtube}${startOf(url)}`;
  const vimeo = vimeoId(url);
  return vimeo ? `${vimeoOrigin}/video/${vimeo}` : null;
};
