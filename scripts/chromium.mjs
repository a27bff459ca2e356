// Finds the browser for the journeys, and installs Debian's Chromium if none is found and the user is root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @returns the path of a Chromium; exits with a message if there is none and it cannot be installed */
export const ensureChromium = () => {
  const found = find();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium from Debian’s packages…');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  const installed = find();
  if (installed) return installed;
  console.error(
    'The browser journeys need Chromium. Install the package "chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  );
  process.exit(1);
};
