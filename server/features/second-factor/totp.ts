// Codes of authenticator apps (RFC 6238), with six digits, SHA-1 and 30 seconds, which all apps support.
import { createHmac, timingSafeEqual } from 'node:crypto';

const digits = 6;
const stepMs = 30_000;
/** Number of accepted steps before and after the current one, because clocks differ. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** HOTP (RFC 4226) of a time step. */
export const codeOf = (key: Uint8Array, step: number, length = digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** length).padStart(length, '0');
};

/** @returns the time step of a code that is valid now, otherwise null */
export const matchingStep = (secret: string, code: string, now: Date): number | null => {
  const key = fromBase32(secret);
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => current - tolerance + index);
  const typed = Buffer.from(code);
  const isSame = (expected: Buffer) => expected.length === typed.length && timingSafeEqual(expected, typed);
  return steps.find((step) => isSame(Buffer.from(codeOf(key, step)))) ?? null;
};

/** @returns the URI for the QR code that apps scan */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string => {
  // a colon separates the two parts of the label
  const label = `${encodeURIComponent(issuer.replaceAll(':', ' '))}:${encodeURIComponent(account)}`;
  const query = { secret, issuer: issuer.replaceAll(':', ' '), algorithm: 'SHA1', digits: String(digits), period: String(stepMs / 1000) };
  // apps would show a plus sign, which forms use for a space
  return `otpauth://totp/${label}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
};
