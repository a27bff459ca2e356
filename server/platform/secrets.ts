// Encrypts passwords that the product must be able to read again. The key is not in the database: read access to the database, or to a
// backup, does not reveal them.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const keyFileName = 'secret.key';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** @param text base64 @returns null unless it is a key */
export const decodeKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === keyBytes && bytes.toString('base64') === text ? bytes : null;
};

export interface Secrets {
  /** @param purpose must be the same for `open`; it can be read in the database, but not changed */
  seal: (secret: string, purpose: string) => Promise<string>;
  /** @returns null if the text was sealed with another key or for another purpose */
  open: (sealed: string, purpose: string) => Promise<string | null>;
}

const readKey = async (path: string): Promise<Buffer | null> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return decodeKey(text.trim());
};

/** Linked when it is complete, so that no other process reads a part of it; an existing key is never replaced. */
const createKey = async (path: string): Promise<void> => {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
};

interface Options {
  dataDir: string;
  /** Base64; null for the key in the file, which is created with the first secret. */
  secretKey: string | null;
}

export const createSecrets = ({ dataDir, secretKey }: Options): Secrets => {
  const path = join(dataDir, keyFileName);
  const findKey = async () => (secretKey === null ? readKey(path) : decodeKey(secretKey));
  const needKey = async (): Promise<Buffer> => {
    const found = await findKey();
    if (found) return found;
    await createKey(path);
    const created = await readKey(path);
    if (!created) throw new Error(`${path} does not contain a key.`);
    return created;
  };
  return {
    seal: async (secret, purpose) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await needKey(), nonce).setAAD(Buffer.from(purpose));
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
    },
    open: async (sealed, purpose) => {
      const key = await findKey();
      const bytes = Buffer.from(sealed, 'base64');
      if (!key || bytes.length < nonceBytes + tagBytes) return null;
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
