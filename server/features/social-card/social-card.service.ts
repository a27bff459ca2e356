// The link preview picture for pages without a picture: the setting share_image, otherwise the first slide, otherwise the logo on white,
// otherwise the main colour. It always exists and has a fixed size.
import type { HeroSettings } from '#contract/settings.ts';
import type { Database } from '#server/database/schema.ts';
import { getHomeSettings, getSettingValue } from '#server/features/settings/settings.values.ts';
import { weakTag } from '#server/http/conditional.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { inputOptions, type Open, runPictureJob } from '#server/platform/pictures/jobs.ts';
import { drawStored, toStoredPath } from '#server/platform/pictures/stored.ts';
import { cardJpeg, cardSize } from './card-size.ts';

const logoMargin = 160;
const white = '#ffffff';

interface Source {
  path: string;
  isLogo: boolean;
}

/** Empty if the stored text cannot be parsed. */
const slidePictures = ({ slides_data, background_image }: HeroSettings): unknown[] => {
  try {
    const slides: unknown = JSON.parse(slides_data || '[]');
    const named = Array.isArray(slides) ? slides.map((slide) => (slide as { background_image?: unknown } | null)?.background_image) : [];
    return [...named, background_image];
  } catch {
    return [background_image];
  }
};

const draw = async (open: Open, file: string | Buffer, isLogo: boolean): Promise<Buffer> => {
  const picture = open(file, inputOptions).autoOrient();
  if (!isLogo)
    return picture
      .resize({ ...cardSize, fit: 'cover' })
      .flatten({ background: white })
      .jpeg(cardJpeg)
      .toBuffer();
  const inner = { width: cardSize.width - 2 * logoMargin, height: cardSize.height - 2 * logoMargin };
  const logo = await picture.resize({ ...inner, fit: 'inside' }).toBuffer();
  return open({ create: { ...cardSize, channels: 3, background: white } })
    .composite([{ input: logo }])
    .jpeg(cardJpeg)
    .toBuffer();
};

const plain = (color: string | null): Promise<Buffer> => {
  const background = /^#[\da-f]{6}$/i.test(color ?? '') ? (color ?? white) : white;
  return runPictureJob((open) =>
    open({ create: { ...cardSize, channels: 3, background } })
      .jpeg(cardJpeg)
      .toBuffer(),
  );
};

interface SocialCard {
  bytes: Buffer;
  etag: string;
}

/** @returns a function that returns the card as a JPEG and draws it again only if the picture changes */
export const openSocialCard = (db: Database, store: FileStore): (() => Promise<SocialCard>) => {
  let drawn: { key: string; card: Promise<SocialCard> } | null = null;

  const drawFirst = async (sources: Source[], color: string | null): Promise<Buffer> => {
    for (const source of sources) {
      const card = await drawStored(store, source.path, (open, file) => draw(open, file, source.isLogo));
      if (card) return card;
    }
    return plain(color);
  };

  return async () => {
    const { settings, hero } = await getHomeSettings(db);
    const pictures = [await getSettingValue(db, 'share_image'), ...slidePictures(hero)];
    const named = [...pictures.map((value) => ({ value, isLogo: false })), { value: settings.company_logo, isLogo: true }];
    const sources = named.flatMap(({ value, isLogo }): Source[] => {
      const path = toStoredPath(value);
      return path ? [{ path, isLogo }] : [];
    });
    const key = JSON.stringify([sources, settings.main_color]);
    if (drawn?.key === key) return drawn.card;
    const card = drawFirst(sources, settings.main_color).then((bytes) => ({ bytes, etag: weakTag(bytes) }));
    drawn = { key, card };
    // a failure is not cached, so the next request tries again
    card.catch(() => {
      if (drawn?.card === card) drawn = null;
    });
    return card;
  };
};
