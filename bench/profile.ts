// Records a CPU profile.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const samplingMicroseconds = 500;

/** @returns a function that ends the recording and writes it to the file */
export const startProfile = async (file: string): Promise<() => Promise<void>> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
    session.disconnect();
    process.stdout.write(`The profile is in ${file}.\n`);
  };
};
