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

const plainNames: Record<string, string> = { 'Microsoft Edge': 'Edge', 'Internet Explorer': 'Internet Explorer' };

const kinds: Record<string, Device['kind']> = { mobile: 'mobile', tablet: 'tablet' };

/** @param userAgent the request's header; anybody can write anything there */
export const readUserAgent = (userAgent: string | null | undefined): Device => {
  if (!userAgent?.trim()) return { browser: null, system: null, kind: 'desktop' };
  const parser = Bowser.getParser(userAgent.slice(0, maxUserAgentLength));
  const browser = parser.getBrowserName();
  return {
    browser: (plainNames[browser] ?? browser) || null,
    system: parser.getOSName() || null,
    kind: kinds[parser.getPlatformType()] ?? 'desktop',
  };
};
