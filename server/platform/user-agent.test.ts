import { describe, expect, it } from 'vitest';
import { readUserAgent } from './user-agent.ts';

describe('readUserAgent', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Windows', 'desktop'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge',
      'Windows',
      'desktop',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'tablet',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', 'Chrome', 'Linux', 'desktop'],
    [
      'Mozilla/5.0 (Linux; arm_64; Android 13; SM-A525F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 YaSearchBrowser/24.40 Mobile Safari/537.36',
      'Yandex Browser',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; ELS-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.2.300 Mobile Safari/537.36',
      'Huawei Browser',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Linux; Android 11; SM-T510) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 9; BRAVIA 4K UR2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
      'Chrome',
      'Android',
      'desktop',
    ],
    [
      'Mozilla/5.0 (Linux; Android 11; Chromecast Build/RTT2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
      'Chrome',
      'Android',
      'desktop',
    ],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1/28.3492; U; en) Presto/2.8.119 Version/11.10', 'Opera', null, 'mobile'],
    ['Dalvik/2.1.0 (Linux; U; Android 12; SM-G991B Build/SP1A)', 'Android Browser', 'Android', 'mobile'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
      'Safari',
      'macOS',
      'desktop',
    ],
  ] as const)('parses %s', (userAgent, browser, system, kind) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, system, kind });
  });

  it.each([undefined, null, '', '  ', 'x', '{}', 'constructor/1.0 x', '\u0000'.repeat(5000)])('accepts %j', (userAgent) => {
    expect(readUserAgent(userAgent)).toMatchObject({ system: null, kind: 'desktop' });
  });
});
