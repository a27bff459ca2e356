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

/** Browsers that name a different browser before themselves. */
const ownNames: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bYa(?:Browser|SearchBrowser|App)/, 'Yandex Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bQuark\//, 'Quark'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
];

const television =
  /\b(?:Smart-?TV|TV|MiTV|SonyDTV\d*|Chromecast|GoogleTV|AppleTV|HbbTV|BRAVIA|AFT[A-Z]+|Web0S|NetCast|Viera|AQUOS|CrKey|Roku)\b/i;
const tabletModel =
  /\b(?:SM-[TPX]\d|(?:Lenovo )?TB-?[A-Z]?\d|KF[A-Z]{3,}|Nexus (?:7|9|10)|MediaPad|MatePad|Pixel (?:C|Tablet)|(?:AGS|BAH|SCM|MRX)\d?-|Tablet\b|Tab \w)/i;

const featurePhone = /\b(?:MIDP|J2ME|CLDC|Opera Mini|Opera Mobi)\b/;

const kindOf = (userAgent: string, parsed: string): Device['kind'] => {
  // a television is used like a computer screen, not like a handheld device
  if (television.test(userAgent)) return 'desktop';
  if (featurePhone.test(userAgent)) return 'mobile';
  if (/\bAndroid\b/.test(userAgent)) {
    if (tabletModel.test(userAgent)) return 'tablet';
    if (/^Dalvik\//.test(userAgent)) return 'mobile';
  }
  return kinds.get(parsed) ?? 'desktop';
};

/** @param userAgent the header of the request, which is untrusted input */
export const readUserAgent = (userAgent: string | null | undefined): Device => {
  if (!userAgent?.trim()) return { browser: null, system: null, kind: 'desktop' };
  const text = userAgent.slice(0, maxUserAgentLength);
  const parser = Bowser.getParser(text);
  const browser = parser.getBrowserName();
  return {
    browser: (ownNames.find(([sign]) => sign.test(text))?.[1] ?? plainNames.get(browser) ?? browser) || null,
    system: parser.getOSName() || null,
    kind: kindOf(text, parser.getPlatformType()),
  };
};
