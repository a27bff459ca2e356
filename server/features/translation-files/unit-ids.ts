// How texts and records are named in files.
import { createHash } from 'node:crypto';
import type { OfRecord } from '#server/records/translations/stored.ts';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The name of a text in its record. Keys that contain other characters than names of fields do, such as whole texts, are hashed. */
export const unitId = (key: string): string => (/^[a-z][a-z_]*$/.test(key) ? key : `text-${shortHash(key)}`);

/** Tells at the import whether a translation has changed since the export. @param text null without a translation */
export const fingerprint = (text: string | null): string => shortHash(text ?? '');

export const recordName = ({ kind, id }: OfRecord): string => `${kind}/${id}`;
