// Pictures in formatted texts of a file. Those that are found are stored like other files; until then, the text has an address in their
// place that the sanitiser keeps.
import { storageUrl } from '#contract/rules/storage-address.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';
import type { FileReference } from './plan.ts';
import type { FilePlans } from './plan-files.ts';

const pictureTag = /<img\s[^<>]*>/gi;
const sourceOfTag = /(\ssrc\s?=\s?)(?:"([^"]*)"|'([^']*)')/i;
const fieldPrefix = 'text:';
/** Never requested: it is replaced before the text is stored. */
const placeholderOf = (reference: FileReference) => `https://import.invalid/${encodeURIComponent(JSON.stringify(reference))}`;

const withoutEntities = (address: string) => address.replaceAll('&amp;', '&').trim();
const isElsewhere = (address: string) => address !== '' && !/^(?:data:|\/storage\/)/i.test(address);

const replaceSources = (html: string, replace: (address: string) => string | null): string =>
  html.replaceAll(pictureTag, (tag) =>
    tag.replace(sourceOfTag, (whole, begin: string, double?: string, single?: string) => {
      const address = withoutEntities(double ?? single ?? '');
      const next = isElsewhere(address) ? replace(address) : null;
      return next === null ? whole : `${begin}"${next}"`;
    }),
  );

/** @returns the addresses of the pictures of a text that are not stored here */
export const picturesIn = (html: string): string[] => {
  const found: string[] = [];
  if (!html.includes('<')) return found;
  replaceSources(html, (address) => {
    found.push(address);
    return null;
  });
  return found;
};

export interface TextPictures {
  html: string;
  /** As in PlannedChanges. */
  files: Record<string, FileReference[]>;
}

/** Pictures that are not found keep their addresses. @param current text of the record, whose pictures are found by their names */
export const planPictures = (plans: FilePlans, html: string, current: unknown): TextPictures => {
  const files: TextPictures['files'] = {};
  const own = storedPathsIn(current);
  const planned = replaceSources(html, (address) => {
    const found = plans.findPicture(address, own);
    if (found === null) return null;
    if ('stored' in found) return storageUrl(found.stored);
    const placeholder = placeholderOf(found);
    files[fieldPrefix + placeholder] = [found];
    return placeholder;
  });
  return { html: planned, files };
};

/** @returns the files of the pictures that the text has */
export const usedPictures = (files: TextPictures['files'], html: unknown): TextPictures['files'] =>
  Object.fromEntries(Object.entries(files).filter(([field]) => String(html).includes(field.slice(fieldPrefix.length))));

/** @returns whether the name in `PlannedChanges.files` stands for a picture in texts */
export const isTextPicture = (field: string): boolean => field.startsWith(fieldPrefix);

/** Puts the addresses of stored pictures into texts. @param stored path of the file by its name in `PlannedChanges.files` */
export const withStoredPictures = (
  fields: Readonly<Record<string, unknown>>,
  stored: readonly (readonly [field: string, path: string])[],
): Record<string, unknown> => {
  const put = (text: string) =>
    stored.reduce((html, [field, path]) => html.replaceAll(field.slice(fieldPrefix.length), storageUrl(path) ?? ''), text);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' && stored.length > 0 ? put(value) : value]),
  );
};
