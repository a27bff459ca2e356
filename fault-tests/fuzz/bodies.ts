// Bodies of requests: JSON and multipart forms, valid or broken.
import type { FileField } from '#contract/route.ts';
import { aPdf } from '#server/testing/multipart.ts';
import { mutated } from './mutations.ts';
import { asText, oddText } from './odd-values.ts';
import { anyOf, between, chance, oneOf, type Random } from './random.ts';

export interface Body {
  headers: Record<string, string>;
  bytes: Buffer | null;
}

const otherTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=x',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/',
  'x',
] as const;

const damaged = (random: Random, bytes: Buffer): Buffer => {
  const at = between(random, 0, Math.max(0, bytes.length - 1));
  const kind = random();
  if (kind < 0.4) return bytes.subarray(0, at);
  if (kind < 0.7) return Buffer.concat([bytes.subarray(0, at), Buffer.from([between(random, 0, 255)]), bytes.subarray(at + 1)]);
  if (kind < 0.85) return Buffer.concat([bytes, Buffer.from(oddText(random))]);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);
};

const brokenJson = [
  '',
  '{',
  '[',
  '{"a":1,}',
  '{"a":1}{"a":2}',
  "{'a':1}",
  'NaN',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"name":"\\ud800","email":"a@example.com"}',
  '{"name":"\\u0000"}',
  '\ufeff{}',
  '1e400',
  '"text"',
  'null',
  'true',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
] as const;

/** Repeats a name in the JSON text of an object. */
const repeated = (text: string): string => text.replace(/^\{("(?:[^"\\]|\\.)*":)/, '{$1null,$1');

/** @param value undefined for a call without a body */
export const jsonBody = (random: Random, value: unknown): Body => {
  if (value === undefined && !chance(random, 0.05)) return { headers: {}, bytes: null };
  const kind = random();
  const type = chance(random, 0.03) ? oneOf(random, otherTypes) : 'application/json';
  const text = JSON.stringify((kind < 0.35 ? mutated(random, value ?? {}) : value) ?? {});
  const headers = { 'content-type': type };
  if (kind > 0.97) return { headers, bytes: damaged(random, Buffer.from(text)) };
  if (kind > 0.94) return { headers, bytes: Buffer.from(oneOf(random, brokenJson)) };
  if (kind > 0.92) return { headers, bytes: Buffer.from(repeated(text)) };
  return { headers, bytes: Buffer.from(text) };
};

const fileNames = [
  'picture.png',
  'brochure.pdf',
  '../../x.png',
  'a"b.png',
  '',
  'x'.repeat(400),
  '\u202egnp.exe',
  'a\u0000.png',
  'a\r\nb.png',
] as const;

interface Sources {
  random: Random;
  pictures: readonly Buffer[];
}

const contentOf = ({ random, pictures }: Sources, { kind }: FileField): Buffer => {
  const valid = kind === 'pdf' ? aPdf : anyOf(random, pictures, aPdf);
  const choice = random();
  if (choice < 0.7) return valid;
  if (choice < 0.9) return damaged(random, valid);
  return choice < 0.95 ? Buffer.alloc(between(random, 0, 2000), 0x41) : Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
};

const quoted = (name: string) => name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const filePart = (sources: Sources, name: string, field: FileField): Buffer[] => {
  const { random } = sources;
  const indexed = field.maxFiles === undefined ? name : `${name}[${between(random, 0, 12)}]`;
  const given = chance(random, 0.05) ? quoted(oddText(random)) : indexed;
  const fileName = chance(random, 0.8) ? 'picture.png' : quoted(oneOf(random, fileNames));
  return [
    Buffer.from(`Content-Disposition: form-data; name="${given}"; filename="${fileName}"\r\nContent-Type: image/png\r\n\r\n`),
    contentOf(sources, field),
  ];
};

const partsOf = (sources: Sources, files: Record<string, FileField>, value: unknown): Buffer[] => {
  const { random } = sources;
  const texts = Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, text]) =>
    Buffer.from(`Content-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${asText(text)}`),
  );
  const uploads = Object.entries(files)
    .filter(() => chance(random, 0.3))
    .map(([name, field]) => Buffer.concat(filePart(sources, name, field)));
  const parts = [...texts, ...uploads];
  if (chance(random, 0.03)) parts.push(...parts);
  if (chance(random, 0.02))
    parts.push(...Array.from({ length: 250 }, () => Buffer.from('Content-Disposition: form-data; name="a"\r\n\r\nb')));
  if (chance(random, 0.02)) parts.push(Buffer.from('Content-Disposition: form-data\r\n\r\nno name'), Buffer.from('no header'));
  return parts;
};

/** @param value text fields */
export const formBody = (sources: Sources, files: Record<string, FileField>, value: unknown): Body => {
  const { random } = sources;
  if (chance(random, 0.04)) return jsonBody(random, value);
  const boundary = 'form-boundary-7f3a';
  const given = chance(random, 0.35) ? mutated(random, value ?? {}) : value;
  const parts = partsOf(sources, files, given).flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')]);
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const type = chance(random, 0.02) ? oneOf(random, otherTypes) : `multipart/form-data; boundary=${boundary}`;
  return { headers: { 'content-type': type }, bytes: chance(random, 0.08) ? damaged(random, bytes) : bytes };
};
