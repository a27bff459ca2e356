// What may be uploaded, and what is said of a file that may not; used by the server and by the forms.

export type FileKind = 'image' | 'pdf';

const megabyte = 1024 * 1024;

/** Limits in bytes, that size included. */
export const uploadLimits = { image: 5 * megabyte, brochure: 10 * megabyte } as const;
/** Largest picture in millions of pixels, whatever its size in bytes. */
export const maxMegapixels = 64;
/** How many additional pictures a product or an article may have. */
export const maxPictures = 30;

/** The texts of refused files (APROD-19 to APROD-25, ANEWS-11, ANEWS-12, ASET-19, ASET-20). */
export const uploadTexts = {
  mainImageTooLarge: 'Image file size must be less than 5MB',
  imageTooLarge: (fileName: string) => `Image ${fileName} is too large. File size must be less than 5MB`,
  featuredImageTooLarge: 'Image size must be less than 5MB',
  notAnImage: 'Please select a valid image file',
  brochureTooLarge: 'Brochure file size must be less than 10MB',
  notAPdf: 'Please select a PDF file only',
  uploadTooLarge: 'File size must be less than 5MB',
  uploadNotAnImage: 'Please select a valid image file (JPG, PNG, GIF, WebP)',
  damagedImage: (fileName: string) => `Image ${fileName} is damaged and cannot be read. Please choose another file.`,
  tooManyPixels: (fileName: string) => `Image ${fileName} has more than ${maxMegapixels} megapixels. Please choose a smaller version.`,
} as const;

/** Kinds that cameras and programs save and browsers do not show. */
const otherPictures = /\.(heic|heif|tiff?|bmp|psd|jxl|jp2|dng|cr[23]|nef|arw)$/i;

/**
 * @param text what is said of every file that is no picture
 * @returns for a picture of a kind that is not taken, also what to do with it
 */
export const notAnImage = (text: string, fileName: string): string => {
  const kind = otherPictures.exec(fileName)?.[1]?.toUpperCase();
  return kind ? `${text}. ${kind} is not supported: save the picture as JPG, PNG, GIF, WebP or AVIF.` : text;
};

export const sortOrderText = 'Sort Order must be at least 1';
