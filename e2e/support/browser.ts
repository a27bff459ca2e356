// How the journeys start Chromium.
import { existsSync } from 'node:fs';

/** `npm test` passes the fastest browser that it finds. */
const fastest = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const launchOptionsOf = (executablePath: string) => ({
  // without a UTF-8 locale Chromium replaces names of downloads that have letters beyond ASCII
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
    // journeys reach only the product. Intercepting requests would do the same, and take the browser's cache away
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
});

export const launchOptions = launchOptionsOf(fastest);

/** The browser of visitors. The headless shell draws its first frame earlier than that, before preloaded fonts have arrived. */
export const visitorLaunchOptions = launchOptionsOf(['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? fastest);
