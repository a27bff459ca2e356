// Saves through one instance and reads through the others: a read that was sent after the confirmation must return the saved
// content.
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, createApi } from '../chaos/api.ts';
import type { Violation } from '../chaos/check-records.ts';
import { chooseFiles } from '../chaos/records.ts';
import type { SentFiles } from '../chaos/sent-files.ts';
import { anyOf, type Random } from '../fuzz/random.ts';
import type { Content } from './contents.ts';
import type { Instance } from './installation.ts';
import type { Meter } from './meter.ts';

export interface Stale {
  text: string;
  atMs: number;
}

export interface Probing {
  instances: readonly Instance[];
  meter: Meter;
  authorization: string;
  files: SentFiles;
  random: Random;
  /** Number of compared reads. */
  counts: { reads: number; pictures: number; sessions: number };
  stale: Stale[];
  /** The markers that each content may show. */
  allowed: Map<Content, string[]>;
  isOver: () => boolean;
}

const pauseMs = 40;

const apiOf = ({ meter, authorization }: Probing, { origin }: Instance): Api => createApi(origin, authorization, meter.fetch);

const upInstances = ({ instances }: Probing): Instance[] => instances.filter((instance) => instance.isUp());

/** @returns the response; null if the instance did not respond, which the meter has recorded */
export const ask = async ({ meter }: Pick<Probing, 'meter'>, url: string, headers: Record<string, string> = {}) => {
  try {
    const response = await meter.fetch(url, { headers });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch {
    return null;
  }
};

const noteStale = (probing: Probing, text: string) => probing.stale.push({ text, atMs: probing.meter.nowMs() });

/** Reads through all instances that are up. A 503 does not count as a stale response. */
const compare = async (probing: Probing, content: Content, marker: string, saver: Instance): Promise<void> => {
  const reading = upInstances(probing).flatMap((instance) =>
    content.reads.map(async (path) => {
      const answer = await ask(probing, instance.origin + path);
      if (answer === null || (answer.status !== 200 && answer.status !== 404)) return;
      probing.counts.reads += 1;
      if (answer.bytes.includes(marker)) return;
      noteStale(probing, `${path} through ${instance.number} is older than "${marker}", which ${saver.number} had confirmed`);
    }),
  );
  await Promise.all(reading);
};

const saveAndCompare = async (probing: Probing, content: Content, marker: string): Promise<void> => {
  const saver = anyOf(probing.random, upInstances(probing), null);
  if (!saver) return;
  const before = probing.allowed.get(content) ?? [];
  probing.allowed.set(content, [...before, marker]);
  try {
    await content.save(apiOf(probing, saver), marker);
  } catch {
    return;
  }
  probing.allowed.set(content, [marker]);
  await compare(probing, content, marker, saver);
};

/** Saves the contents in turn. */
export const probeContents = async (probing: Probing, contents: readonly Content[]): Promise<void> => {
  for (let round = 1; !probing.isOver(); round++) {
    for (const content of contents) {
      if (probing.isOver()) return;
      await saveAndCompare(probing, content, `${content.name.replace(' ', '-')}-${round}-end`);
      await pause(pauseMs);
    }
  }
};

/** Uploads through one instance, and reads the picture and a scaled copy through the others. No record uses it, so visitors get 404. */
const passPicture = async (probing: Probing): Promise<void> => {
  const uploader = anyOf(probing.random, upInstances(probing), null);
  if (!uploader) return;
  const { label, bytes } = chooseFiles(probing.files, probing.random).main;
  const uploaded = await apiOf(probing, uploader)
    .form('/api/admin/upload', {}, [['file', 'a.png', bytes]])
    .catch(() => null);
  if (uploaded === null) return;
  const { url } = uploaded as { url: string };
  const headers = { authorization: probing.authorization };
  for (const { number, origin } of upInstances(probing)) {
    const whole = await ask(probing, origin + url, headers);
    const scaled = await ask(probing, `${origin}${url}?w=320`, headers);
    const found = [whole?.status === 200 ? probing.files.labelOf(whole.bytes) : whole?.status, scaled?.status];
    probing.counts.pictures += 2;
    if (found[0] === 404 || found[0] === 'damaged' || (typeof found[0] === 'string' && found[0] !== label) || found[1] === 404)
      noteStale(probing, `${url} through ${number} is ${found.join(' and ')} instead of ${label}, which ${uploader.number} had confirmed`);
  }
};

export const probePictures = async (probing: Probing): Promise<void> => {
  while (!probing.isOver()) {
    await passPicture(probing);
    await pause(5 * pauseMs);
  }
};

/** Compares all contents with their last confirmed versions, through all instances. */
export const checkContents = async (probing: Probing): Promise<Violation[]> => {
  const violations: Violation[] = [];
  for (const [content, markers] of probing.allowed) {
    for (const { number, origin } of probing.instances) {
      for (const path of content.reads) {
        const answer = await ask(probing, origin + path);
        if (markers.some((marker) => answer?.bytes.includes(marker))) continue;
        violations.push({ kind: 'lost', text: `${path} through ${number} (${answer?.status}) has none of ${markers.join(', ')}` });
      }
    }
  }
  return violations;
};
