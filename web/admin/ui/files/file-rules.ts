// Rules for chosen files, checked before anything is sent. The server checks the bytes.
import { type DetectedKind, notAnImage, uploadLimits, uploadTexts } from '#contract/rules/uploads.ts';

export interface FileRules {
  kind: DetectedKind;
  /** In bytes, inclusive. */
  maxBytes: number;
  tooLarge: (fileName: string) => string;
  wrongKind: (fileName: string) => string;
  /** Accepted MIME types; default: those of the kind. */
  types?: readonly string[];
}

const types: Record<DetectedKind, readonly string[]> = {
  image: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  pdf: ['application/pdf'],
};

/** Value of the attribute `accept`. */
export const acceptOf = (rules: FileRules): string => (rules.types ?? types[rules.kind]).join(',');

/** @returns why a file is refused; null if it can be sent */
export const refusalOf = (file: File, rules: FileRules): string | null => {
  if (!(rules.types ?? types[rules.kind]).includes(file.type)) return rules.wrongKind(file.name);
  return file.size > rules.maxBytes ? rules.tooLarge(file.name) : null;
};

const image = { kind: 'image', maxBytes: uploadLimits.image } as const;
const notAPicture = (fileName: string) => notAnImage(uploadTexts.notAnImage, fileName);

export const mainImageRules: FileRules = { ...image, tooLarge: () => uploadTexts.mainImageTooLarge, wrongKind: notAPicture };
export const featuredImageRules: FileRules = { ...image, tooLarge: () => uploadTexts.featuredImageTooLarge, wrongKind: notAPicture };
export const additionalImageRules: FileRules = {
  ...image,
  tooLarge: uploadTexts.imageTooLarge,
  wrongKind: (fileName) => notAnImage(`${uploadTexts.notAnImage} (${fileName})`, fileName),
};
/** Only the server checks the size: the hint names 2MB, but the form accepts larger files (ACAT-13). */
export const categoryImageRules: FileRules = { ...mainImageRules, maxBytes: Number.POSITIVE_INFINITY };
export const brochureRules: FileRules = {
  kind: 'pdf',
  maxBytes: uploadLimits.brochure,
  tooLarge: () => uploadTexts.brochureTooLarge,
  wrongKind: () => uploadTexts.notAPdf,
};
const settingPictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** The four picture types of the settings screen. */
export const settingPictureRules: FileRules = {
  ...image,
  types: settingPictureTypes,
  tooLarge: () => uploadTexts.uploadTooLarge,
  wrongKind: (fileName) => notAnImage(uploadTexts.uploadNotAnImage, fileName),
};
/** Logos and the icon: an SVG is sent as a PNG (web/admin/lib/svg-picture.ts). */
export const logoRules: FileRules = { ...settingPictureRules, types: [...settingPictureTypes, 'image/svg+xml'] };
/** Slides and portraits: the form checks only that the file is a picture. */
export const anyPictureRules: FileRules = {
  ...image,
  maxBytes: Number.POSITIVE_INFINITY,
  tooLarge: () => uploadTexts.uploadTooLarge,
  wrongKind: (fileName) => notAnImage(uploadTexts.uploadNotAnImage, fileName),
};

/** Whether a PDF is encrypted: viewers may ask for a password. */
export const isEncryptedPdf = async (file: File): Promise<boolean> => /\/Encrypt\s{0,9}(?:\d+\s+\d+\s+R|<<)/.test(await file.text());

const [mega, giga] = [1024 ** 2, 1024 ** 3];

/** e.g. "2.1 GB", "11.8 MB", "640 kB", with a no-break space */
export const formatBytes = (bytes: number): string => {
  if (bytes >= giga) return `${(bytes / giga).toFixed(1)}\u00a0GB`;
  return bytes >= mega ? `${(bytes / mega).toFixed(1)}\u00a0MB` : `${Math.max(1, Math.round(bytes / 1024))}\u00a0kB`;
};
