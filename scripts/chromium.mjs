// Finds a browser for the journeys. If none is found and the user is root, installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const places = [
  // Chromium without its user interface opens a page in half the time
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

const find = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = () => {
  console.log('Installing Chromium from Debian’s packages…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  const { status } = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    options,
  );
  // Debian releases without the headless shell
  if (status !== 0) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
};

/** @returns the path of a Chromium; exits with a message if there is none and it cannot be installed */
export const ensureChromium = () => {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell) && canInstall()) install();
  const found = find();
  if (found) return found;
  console.error(
    'The browser journeys need Chromium. Install the package "chromium", or set CHROMIUM_PATH to the path of Chromium or Chrome.',
  );
  process.exit(1);
};
