// Link preview pictures of products and articles, drawn at the first request and stored below `cache` in the file store.
import { articles } from '#contract/records/articles.ts';
import { products } from '#contract/records/products.ts';
import { inLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { getPublicSettings, getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { runPictureJob } from '#server/platform/pictures/jobs.ts';
import { translated } from '#server/records/translations/overlay.ts';
import { drawRecordCard } from './record-card.drawing.ts';
import { articleCard, type CardKind, cardFolder, fingerprintOf, productCard, type RecordCard } from './record-card.ts';
import * as repository from './social-card.repository.ts';

/** Content of the picture for a record in the language of the reader; null if visitors cannot see the record. */
const findCard = async (db: Database, kind: CardKind, id: number, now: string): Promise<RecordCard | null> => {
  if (kind === 'products') {
    const found = await repository.getVisibleProduct(db, id);
    const [product] = found ? await translated(db, products, [found]) : [];
    return product ? productCard(product, await getPublicSettings(db)) : null;
  }
  const found = await repository.getVisibleArticle(db, id, now);
  const [article] = found ? await translated(db, articles, [found]) : [];
  return article ? articleCard(article, await getPublicSettings(db)) : null;
};

interface Wanted {
  kind: CardKind;
  id: number;
  /** Fingerprint in the requested address, or `current`. */
  requested: string;
}

interface FoundCard {
  card: RecordCard;
  /** Null for the main language. */
  language: string | null;
}

/** The fingerprint tells the language; any other address gets the picture of the main one. */
const findRequested = async (db: Database, { kind, id, requested }: Wanted, now: string): Promise<FoundCard | null> => {
  const card = await findCard(db, kind, id, now);
  if (!card || requested === 'current' || fingerprintOf(card) === requested) return card && { card, language: null };
  const [, ...others] = await getPublishedLanguages(db);
  for (const { code } of others) {
    const one = await inLanguage(code, () => findCard(db, kind, id, now));
    if (one && fingerprintOf(one) === requested) return { card: one, language: code };
  }
  return { card, language: null };
};

/** @returns whether a JPEG is complete: after a power failure it may be empty or truncated */
const isWhole = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;

/** @returns `isFinal` false if the picture of the record could not be read and was omitted */
const draw = (store: FileStore, card: RecordCard): Promise<{ bytes: Buffer; isFinal: boolean }> =>
  runPictureJob(async (open) => {
    const path = card.picture !== null && isStoredPath(card.picture) ? card.picture : null;
    const source = path && (await store.pictureSource(path));
    // the picture is damaged, too large or missing
    const whole = source === null ? null : await drawRecordCard(open, card, source).catch(() => null);
    if (whole) return { bytes: whole, isFinal: true };
    return { bytes: await drawRecordCard(open, card, null), isFinal: path === null };
  });

export interface DrawnCard {
  bytes: Buffer;
  /** Null for a picture that is drawn again at the next request. */
  fingerprint: string | null;
}

/**
 * @returns a function that returns the JPEG of a record, or null if visitors cannot see the record. Concurrent requests for a picture
 * share one job. Whatever address is requested, only the current picture is drawn.
 */
export const openRecordCards = ({ db, clock, store }: { db: Database; clock: Clock; store: FileStore }) => {
  const underWay = new Map<string, Promise<DrawnCard>>();

  const make = async (card: RecordCard, folder: string, path: string): Promise<DrawnCard> => {
    const { bytes, isFinal } = await draw(store, card);
    if (!isFinal) return { bytes, fingerprint: null };
    // the picture is served even if it cannot be stored, e.g. because the disk is full
    await store
      .removeBelow(folder)
      .then(() => store.write(path, bytes))
      .catch(() => {});
    return { bytes, fingerprint: fingerprintOf(card) };
  };

  return async (wanted: Wanted): Promise<DrawnCard | null> => {
    const found = await findRequested(db, wanted, timestamp(clock));
    if (!found) return null;
    const { card, language } = found;
    const fingerprint = fingerprintOf(card);
    const folder = `cache/${cardFolder(wanted.kind, wanted.id)}${language === null ? '' : `/${language}`}`;
    const path = `${folder}/${fingerprint}.jpg`;
    const kept = await store.read(path);
    if (kept && isWhole(kept)) return { bytes: kept, fingerprint };
    const running = underWay.get(path) ?? make(card, folder, path).finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  };
};
