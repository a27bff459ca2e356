// A form with files as a browser would send it, and the bytes of such files.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file field with its name, the file's name and its bytes. */
export type FormFile = readonly [field: string, fileName: string, bytes: Buffer | string];

export interface FormContent {
  /** Texts; a list of pairs where a name comes twice. */
  fields?: Record<string, string | number> | readonly (readonly [string, string])[];
  files?: readonly FormFile[];
}

// as browsers do it
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

/** Small real pictures, each of its own colour. */
export const aPicture = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' = 'png', colour = '#4CE482'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

/** A file of a given size that begins like another. */
export const padded = (beginning: Buffer, bytes: number): Buffer =>
  Buffer.concat([beginning, Buffer.alloc(bytes - beginning.length, 0x20)]);
