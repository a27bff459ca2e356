// Encodes forms with files as browsers do, and creates such files.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file field: its name, the file name and the content. */
export type FormFile = readonly [field: string, fileName: string, bytes: Buffer | string];

export interface FormContent {
  /** Text fields; a list of pairs if a name is repeated. */
  fields?: Record<string, string | number> | readonly (readonly [string, string])[];
  files?: readonly FormFile[];
}

// escaping as in browsers
const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

export const multipart = ({ fields = {}, files = [] }: FormContent): { payload: Buffer; contentType: string } => {
  const boundary = `----form${randomBytes(8).toString('hex')}`;
  const begin = `--${boundary}\r\nContent-Disposition: form-data; name=`;
  const texts = (Array.isArray(fields) ? fields : Object.entries(fields)).map(([name, value]) =>
    Buffer.from(`${begin}"${quoted(name)}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.map(([name, fileName, bytes]) =>
    Buffer.concat([
      Buffer.from(`${begin}"${quoted(name)}"; filename="${quoted(fileName)}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
  );
  const payload = Buffer.concat([...texts, ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
};

/** A small picture of one colour. */
export const aPicture = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' = 'png', colour = '#4CE482'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

/** A file of the given size that starts with the given bytes. */
export const padded = (beginning: Buffer, bytes: number): Buffer =>
  Buffer.concat([beginning, Buffer.alloc(bytes - beginning.length, 0x20)]);
