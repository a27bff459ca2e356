// Rules of uploads and the messages for refused files, for the server and the forms.

export type FileKind = 'image' | 'pdf' | 'any';
/** Kinds whose type is detected from the bytes. */
export type DetectedKind = Exclude<FileKind, 'any'>;

const megabyte = 1024 * 1024;

/** Maximum sizes in bytes. */
export const uploadLimits = { image: 5 * megabyte, brochure: 10 * megabyte } as const;
/** Maximum number of pixels of a picture in millions, regardless of its size in bytes. */
export const maxMegapixels = 64;
/** Maximum number of additional pictures of a product or an article. */
export const maxPictures = 30;

/** Messages for refused files (APROD-19 to APROD-25, ANEWS-11, ANEWS-12, ASET-19, ASET-20). */
export const uploadTexts = {
  mainImageTooLarge: 'Image file size must be less than 5MB',
  imageTooLarge: (fileName: string) => `Image ${fileName} is too large. File size must be less than 5MB`,
  featuredImageTooLarge: 'Image size must be less than 5MB',
  notAnImage: 'Please select a valid image file',
  brochureTooLarge: 'Brochure file size must be less than 10MB',
  notAPdf: 'Please select a PDF file only',
  uploadTooLarge: 'File size must be less than 5MB',
  uploadNotAnImage: 'Please select a valid image file (JPG, PNG, GIF, WebP)',
  notForLibrary: 'Please select a picture (JPG, PNG, GIF, WebP, AVIF) or a PDF file',
  damagedImage: (fileName: string) => `Image ${fileName} is damaged and cannot be read. Please choose another file.`,
  tooManyPixels: (fileName: string) => `Image ${fileName} has more than ${maxMegapixels} megapixels. Please choose a smaller version.`,
} as const;

/** Picture formats that cameras and programs save but browsers do not display. */
const otherPictures = /\.(heic|heif|tiff?|bmp|psd|jxl|jp2|dng|cr[23]|nef|arw)$/i;

/**
 * @param text message for a file that is not a picture
 * @returns the message; for a picture in an unsupported format, with advice
 */
export const notAnImage = (text: string, fileName: string): string => {
  if (text !== uploadTexts.uploadNotAnImage && /\.avifs?$/i.test(fileName))
    return `${text}. An AVIF animation is not supported: save it as WebP or GIF.`;
  const kind = otherPictures.exec(fileName)?.[1]?.toUpperCase();
  return kind ? `${text}. ${kind} is not supported: save the picture as JPG, PNG, GIF, WebP or AVIF.` : text;
};

/** Maximum number of records listed as users of a file in a response. */
export const maxListedUses = 100;

export const sortOrderText = 'Sort Order must be at least 1';
