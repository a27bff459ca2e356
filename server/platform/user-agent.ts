// What a browser says of itself, in words.
import Bowser from 'bowser';

export interface Device {
  /** e.g. "Firefox"; null where it cannot be told. */
  browser: string | null;
  /** e.g. "Windows"; null where it cannot be told. */
  system: string | null;
  kind: 'desktop' | 'mobile' | 'tablet';
}

/** Longer ones are cut before they are stored. */
export const maxUserAgentLength = 300;

// maps: a header can name a browser `constructor`
const plainNames: ReadonlyMap<string, string> = new Map([['Microsoft Edge', 'Edge']]);

const kinds: ReadonlyMap<string, Device['kind']> = new Map([
  ['mobile', 'mobile'],
  ['tablet', 'tablet'],
]);

/** @param userAgent the request's header; anybody can write anything there */
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
