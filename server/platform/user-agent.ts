// Parses the User-Agent header.
import Bowser from 'bowser';

export interface Device {
  /** e.g. "Firefox"; null if unknown. */
  browser: string | null;
  /** e.g. "Windows"; null if unknown. */
  system: string | null;
  kind: 'desktop' | 'mobile' | 'tablet';
}

/** In characters; longer values are truncated before they are stored. */
export const maxUserAgentLength = 300;

// a Map, because a header can name a browser `constructor`
const plainNames: ReadonlyMap<string, string> = new Map([['Microsoft Edge', 'Edge']]);

const kinds: ReadonlyMap<string, Device['kind']> = new Map([
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
]);

/** @param userAgent the header of the request, which is untrusted input */
export const readUserAgent = (userAgent: string | null | undefined): Device => {
  if (!userAgent?.trim()) return { browser: null, system: null, kind: 'desktop' };
  const parser = Bowser.getParser(userAgent.slice(0, maxUserAgentLength));
  const browser = parser.getBrowserName();
  return {
    browser: (plainNames.get(browser) ?? browser) || null,
    system: parser.getOSName() || null,
    kind: kinds.get(parser.getPlatformType()) ?? 'desktop',
  };
};
