// Uploads of single pictures for the rich-text editor or a setting.
import { z } from 'zod';
import { storedPath } from './fields.ts';
import { type FileField, route } from './route.ts';
import { notAnImage, uploadLimits, uploadTexts } from './rules/uploads.ts';

const picture: FileField = {
  kind: 'image',
  maxBytes: uploadLimits.image,
  tooLarge: () => uploadTexts.uploadTooLarge,
  wrongKind: (fileName) => notAnImage(uploadTexts.uploadNotAnImage, fileName),
};

export const uploadAnswer = z
  .object({ path: storedPath, url: z.string().meta({ description: 'Public address, e.g. `/storage/uploads/…`.' }) })
  .meta({ id: 'Upload' });

const upload = {
  method: 'POST',
  tag: 'Uploads',
  access: 'admin',
  permission: 'content.write',
  body: z.object({}),
  status: 201,
  answer: uploadAnswer,
} as const;

export const createUpload = route({
  ...upload,
  path: '/api/admin/upload',
  summary: 'Upload a picture for a setting, a slide or a portrait',
  files: { file: picture },
});

export const createImageUpload = route({
  ...upload,
  path: '/api/admin/upload-image',
  summary: 'Upload a picture into a text',
  files: { image: picture },
});
