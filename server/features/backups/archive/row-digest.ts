// A digest of the rows of a table that is independent of their order, which differs between databases: the sum of their hashes.
import { createHash } from 'node:crypto';

const modulus = 1n << 128n;

export interface RowDigest {
  add: (row: string | Uint8Array) => void;
  rows: () => number;
  digest: () => string;
}

export const createRowDigest = (): RowDigest => {
  let sum = 0n;
  let rows = 0;
  return {
    add: (row) => {
      const hash = createHash('sha256').update(row).digest();
      sum = (sum + (hash.readBigUInt64BE(0) << 64n) + hash.readBigUInt64BE(8)) % modulus;
      rows++;
    },
    rows: () => rows,
    digest: () => sum.toString(16).padStart(32, '0'),
  };
};
