// Launch options of Chromium for the journeys.
import { existsSync } from 'node:fs';

/** `npm test` sets the variable to the fastest browser that it finds. */
const fastest = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const launchOptionsOf = (executablePath: string) => ({
  // without a UTF-8 locale Chromium replaces non-ASCII characters in names of downloads
  env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // otherwise the browser starts a spare renderer process for each page
    '--renderer-process-limit=1',
    // allows requests only to the product; intercepting requests instead would disable the browser's cache
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
});

export const launchOptions = launchOptionsOf(fastest);

/** The full browser, as visitors use it. The headless shell paints its first frame earlier, before preloaded fonts have arrived. */
export const visitorLaunchOptions = launchOptionsOf(['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? fastest);
