// Addresses of videos that can be embedded, and their embed addresses.

/** Origins of the embed addresses. */
export const videoOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
const [youtubeOrigin, vimeoOrigin] = videoOrigins;

const youtubeHost = /^(?:(?:www\.|m\.|music\.|gaming\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/;
const vimeoHost = /^(?:(?:www\.|player\.)?vimeo\.com)$/;
const withoutScheme = /^(?:[a-z]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i;

const partsOf = (url: URL): string[] => url.pathname.split('/').filter((part) => part !== '');

/** @returns '90' for `90`, `90s` and `1m30s`; null for anything else */
const secondsOf = (time: string | null): string | null => {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? String(total) : null;
};

/** The start time of a video, in the query or the fragment. */
const startOf = ({ searchParams, hash }: URL): string | null =>
  secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? searchParams.get('time_continue') ?? /^#t=(\w+)/.exec(hash)?.[1] ?? null);

const queryOf = (parameters: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return given.length === 0 ? '' : `?${given.join('&')}`;
};

const youtubeVideo = (url: URL): string | null => {
  const [first, second] = partsOf(url);
  if (url.hostname === 'youtu.be') return first ?? null;
  if (first === 'watch') return url.searchParams.get('v') ?? second ?? null;
  // addresses of old players may continue with "&hl=en"
  return first !== undefined && /^(?:embed|shorts|live|v|e)$/.test(first) ? (second?.split('&')[0] ?? null) : null;
};

const youtubeEmbed = (url: URL): string | null => {
  const listed = url.searchParams.get('list');
  const list = listed !== null && /^[\w-]{2,64}$/.test(listed) ? listed : null;
  const video = youtubeVideo(url);
  const isList = video === 'videoseries' || /^\/(?:playlist|embed)\/?$/.test(url.pathname);
  if (isList) return list && `${youtubeOrigin}/embed/videoseries${queryOf({ list })}`;
  if (video === null || !/^[\w-]{6,20}$/.test(video) || video === 'live_stream') return null;
  return `${youtubeOrigin}/embed/${video}${queryOf({ list, start: startOf(url) })}`;
};

/** An unlisted video has a key, which is the last part of its page address or the parameter `h`. */
const vimeoEmbed = (url: URL): string | null => {
  const parts =
    /^\/(?:(?:video|manage\/videos|channels\/[^/]+|groups\/[^/]+\/videos|(?:album|showcase)\/\d+\/video|ondemand\/[^/]+)\/)?(\d+)(?:\/([\da-f]{6,20}))?\/?$/;
  const [, video, key] = parts.exec(url.pathname) ?? [];
  if (video === undefined) return null;
  const given = key ?? url.searchParams.get('h');
  const start = startOf(url);
  return `${vimeoOrigin}/video/${video}${queryOf({ h: given !== null && /^\w{6,20}$/.test(given) ? given : null })}${start ? `#t=${start}s` : ''}`;
};

/**
 * @param address a video's page or embed address, as the share buttons of YouTube and Vimeo write it
 * @returns the embed address, for YouTube without cookies; null if it is not a YouTube or Vimeo video
 */
export const toEmbedAddress = (address: string): string | null => {
  const typed = address.trim();
  const full = withoutScheme.test(typed) ? `https://${typed}` : typed.replace(/^\/\//, 'https://');
  if (!URL.canParse(full)) return null;
  const url = new URL(full);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return null;
  if (youtubeHost.test(url.hostname)) return youtubeEmbed(url);
  return vimeoHost.test(url.hostname) ? vimeoEmbed(url) : null;
};

export interface VideoPage {
  host: 'YouTube' | 'Vimeo';
  address: string;
}

const vimeoEmbedForm = /^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?h=(\w+))?(#t=\d+s)?$/;
const youtubeEmbedForm = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]+)(?:\?(?:list=([\w-]+))?&?(?:start=(\d+))?)?$/;

/** @param embed result of `toEmbedAddress` @returns null for other addresses */
export const toVideoPage = (embed: string): VideoPage | null => {
  const [, number, key, time = ''] = vimeoEmbedForm.exec(embed) ?? [];
  if (number) return { host: 'Vimeo', address: `https://vimeo.com/${number}${key ? `/${key}` : ''}${time}` };
  const [, video, list, start] = youtubeEmbedForm.exec(embed) ?? [];
  if (!video) return null;
  const page =
    video === 'videoseries' ? `playlist?list=${list}` : `watch?v=${video}${list ? `&list=${list}` : ''}${start ? `&t=${start}s` : ''}`;
  return { host: 'YouTube', address: `https://www.youtube.com/${page}` };
};
