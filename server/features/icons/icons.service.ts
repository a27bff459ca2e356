// The icons of the site in their sizes, drawn again if the settings change (docs/decisions/0079-face-of-the-company.md).
import type { Database } from '#server/database/schema.ts';
import { getPublicSettings, getSettingValue } from '#server/features/settings/settings.values.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { runPictureJob } from '#server/platform/pictures/jobs.ts';
import { drawStored, toStoredPath } from '#server/platform/pictures/stored.ts';
import { drawIcon, drawLetterIcon, drawLogoIcon, type IconShape } from './icon-drawing.ts';

interface Face {
  /** Stored paths. */
  icon: string | null;
  logo: string | null;
  name: string;
  color: string | null;
}

const readFace = async (db: Database): Promise<Face> => {
  const { company_logo, company_name, main_color } = await getPublicSettings(db);
  const icon = toStoredPath(await getSettingValue(db, 'company_icon'));
  return { icon, logo: toStoredPath(company_logo), name: company_name ?? '', color: main_color };
};

const draw = async (store: FileStore, face: Face, shape: IconShape): Promise<Buffer> =>
  (face.icon && (await drawStored(store, face.icon, (open, file) => drawIcon(open, file, shape)))) ||
  (face.logo && (await drawStored(store, face.logo, (open, file) => drawLogoIcon(open, file, shape)))) ||
  runPictureJob((open) => drawLetterIcon(open, face, shape));

/** @returns a function that returns an icon as PNG; each size is drawn again only if the settings change */
export const openIcons = (db: Database, store: FileStore): ((shape: IconShape) => Promise<Buffer>) => {
  let drawnFor = '';
  const drawn = new Map<number, Promise<Buffer>>();
  return async (shape) => {
    const face = await readFace(db);
    const key = JSON.stringify(face);
    if (key !== drawnFor) drawn.clear();
    drawnFor = key;
    const icon = drawn.get(shape.size) ?? draw(store, face, shape);
    drawn.set(shape.size, icon);
    // a failure is not cached: the next request tries again
    icon.catch(() => {
      if (drawn.get(shape.size) === icon) drawn.delete(shape.size);
    });
    return icon;
  };
};
