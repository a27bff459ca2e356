import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileField } from '#contract/route.ts';
import { maxFormBytes, receiveForm } from './received-form.ts';

const megabyte = 1024 * 1024;
const picture: FileField = { kind: 'image', maxBytes: 5 * megabyte, tooLarge: () => 'too large', wrongKind: () => 'wrong kind' };
const files = { picture };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'received-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const bytesOnDisk = () => readdirSync(dir).reduce((sum, name) => sum + statSync(join(dir, name)).size, 0);

it('writes a file while it arrives, discards bytes above the limit, and uses no more memory than its buffers', async () => {
  const block = Buffer.alloc(64 * 1024);
  const wholeBytes = 2 * maxFormBytes(files);
  let sent = 0;
  let mostHeld = 0;
  let mostOnDisk = 0;
  const body = new Readable({
    // called when the receiver has capacity for more
    read() {
      const stored = bytesOnDisk();
      if (sent < picture.maxBytes) mostHeld = Math.max(mostHeld, sent - stored);
      mostOnDisk = Math.max(mostOnDisk, stored);
      if (sent >= wholeBytes) return void this.push(null);
      sent += block.length;
      this.push(block);
    },
  });
  body.unshift(Buffer.from('--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'));
  const contentType = 'multipart/form-data; boundary=x';
  await expect(receiveForm(body, { files, contentType, contentLength: Number.NaN, openDir: async () => dir })).rejects.toMatchObject({
    code: 'too-large',
  });
  expect(mostHeld).toBeLessThan(megabyte);
  expect(mostOnDisk).toBeGreaterThan(picture.maxBytes - megabyte);
  expect(mostOnDisk).toBeLessThanOrEqual(picture.maxBytes);
  expect(readdirSync(dir)).toEqual([]);
  // the rest is read as well, so that a client that is still sending can read the response
  await expect.poll(() => sent).toBe(wholeBytes);
});
