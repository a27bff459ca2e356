// Address of the embedded map, and the origins from which it is loaded.

/** Hosts that a content security policy can contain. */
const host = /^[a-z\d][a-z\d_.-]*(:\d{1,5})?$/;

/**
 * @param setting value of the setting `maps_embed_url`
 * @returns the address with https; null if there is none, or if a content security policy cannot contain its host
 */
export const toMapAddress = (setting: string | null | undefined): string | null => {
  const address = setting?.trim().replace(/^http:/i, 'https:') ?? '';
  return /^https:\/\/\S+$/i.test(address) && URL.canParse(address) && host.test(new URL(address).host) ? address : null;
};

/** Addresses of share buttons, whose targets refuse to be shown in a frame. */
const shared = /^https:\/\/(maps\.app\.goo\.gl|goo\.gl|g\.co|osm\.org)\//i;

export const isSharedMap = (address: string): boolean => shared.test(address.trim());

export const sharedMapText = 'This link cannot be shown on a page. In the map, choose Share, then Embed a map, and copy that.';

const isGoogle = (name: string): boolean => /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/.test(name);

/**
 * @param address result of toMapAddress
 * @returns its origin, and those to which map services redirect: with or without `www.`, and any Google host
 */
export const mapOrigins = (address: string): string[] => {
  const { host: own, hostname } = new URL(address);
  const other = own.startsWith('www.') ? own.slice('www.'.length) : `www.${own}`;
  return [own, other, ...(isGoogle(hostname) ? ['*.google.com'] : [])].map((name) => `https://${name}`);
};
