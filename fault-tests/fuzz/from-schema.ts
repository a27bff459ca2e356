// Generates values that a schema of the contract probably accepts. Rules in functions (refine, transform) cannot be read from a schema, so
// the names of fields help.
import type { z } from 'zod';
import type { Known } from './known.ts';
import { oddValue } from './odd-values.ts';
import { anyOf, between, chance, oneOf, type Random } from './random.ts';

export interface Source {
  random: Random;
  known: Known;
  /** Account of the signed-in administrator. */
  account: { email: string; password: string };
}

type Schema = z.core.$ZodTypes;
const asSchema = (schema: z.core.$ZodType): Schema => schema as Schema;

const words = ['robot', 'Six-axis robot LR-20', 'Förderband', 'größer', 'Quote request: LR-20', 'conveyor speed', '产品', 'a'] as const;
const addresses = [
  'https://example.com/page?a=1#b',
  '/products',
  '/news/some-article',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
] as const;
const days = ['2026-11-01', '2026-11-21', '2024-02-29'] as const;
const colours = ['#4CE482', '#000', '#ffffff'] as const;
const htmls = ['<p>Text</p>', '<h2>Title</h2><ul><li>One</li></ul>', '<p><strong>Bold</strong> <a href="/contact">link</a></p>'] as const;

const textOf = ({ random, known, account }: Source, name: string): string => {
  if (/email|recipient/.test(name)) return chance(random, 0.3) ? account.email : `visitor${between(random, 1, 99)}@example.com`;
  if (/password/.test(name)) return chance(random, 0.7) ? account.password : 'another long passphrase';
  if (/slug|^category$/.test(name)) return chance(random, 0.7) ? anyOf(random, known.slugs, 'slug') : `slug-${between(random, 1, 9999)}`;
  if (/token/.test(name)) return anyOf(random, known.tokens, 'A'.repeat(43));
  if (/url|link|href|address|referrer/.test(name)) return oneOf(random, addresses);
  if (/(^|_)(from|to|date|at|day)$/.test(name)) return oneOf(random, days);
  if (/image|picture|path|logo|photo/.test(name)) return anyOf(random, known.paths, 'uploads/none.webp');
  if (name === 'key') return anyOf(random, known.keys, 'site_name');
  if (/colou?r/.test(name)) return oneOf(random, colours);
  if (/content|description|html|excerpt/.test(name)) return oneOf(random, htmls);
  if (/specifications/.test(name)) return '[{"group":"General","items":[{"label":"Mass","value":"20 kg"}]}]';
  return oneOf(random, words) + (chance(random, 0.5) ? ` ${between(random, 1, 9999)}` : '');
};

const numberOf = ({ random, known }: Source, name: string, { minimum, maximum }: z.core.$ZodNumber['_zod']['bag']): number => {
  if (/version/.test(name)) return anyOf(random, known.versions, 1);
  if (/id/.test(name)) return anyOf(random, known.ids, 1);
  const from = typeof minimum === 'number' ? Math.max(minimum, -1000) : 1;
  return between(random, from, Math.min(typeof maximum === 'number' ? maximum : 100, from + 100));
};

const fitting = (source: Source, name: string, { patterns, minimum, maximum }: z.core.$ZodString['_zod']['bag']): string => {
  const candidates = [textOf(source, name), ...days, ...colours, ...addresses, 'A'.repeat(43), '12', 'en'];
  const text = candidates.find((one) => [...(patterns ?? [])].every((pattern) => pattern.test(one))) ?? textOf(source, name);
  return text.padEnd(minimum ?? 0, 'x').slice(0, maximum);
};

const objectOf = (source: Source, shape: Record<string, z.core.$ZodType>): Record<string, unknown> => {
  const pairs = Object.entries(shape).map(([name, field]) => [name, generate(source, field, name)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
};

const listOf = (source: Source, element: z.core.$ZodType, name: string): unknown[] =>
  Array.from({ length: between(source.random, 0, 3) }, () => generate(source, element, name));

/** @returns a value for the input of the schema; undefined if an optional field is omitted */
export const generate = (source: Source, given: z.core.$ZodType, name = ''): unknown => {
  const { random } = source;
  const schema = asSchema(given);
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return fitting(source, name, (schema as z.core.$ZodString)._zod.bag);
    case 'number':
      return numberOf(source, name, (schema as z.core.$ZodNumber)._zod.bag);
    case 'boolean':
      return chance(random, 0.5);
    case 'enum':
      return anyOf(random, Object.values(def.entries), '');
    case 'literal':
      return anyOf(random, def.values, null);
    case 'null':
      return null;
    case 'object':
      return objectOf(source, def.shape);
    case 'array':
      return listOf(source, def.element, name);
    case 'record':
      return { [textOf(source, name)]: generate(source, def.valueType, name) };
    case 'union':
      return generate(source, anyOf(random, def.options, def.options[0] as z.core.$ZodType), name);
    case 'optional':
      return chance(random, 0.4) ? undefined : generate(source, def.innerType, name);
    case 'nullable':
      return chance(random, 0.2) ? null : generate(source, def.innerType, name);
    case 'default':
    case 'catch':
    case 'readonly':
      return generate(source, def.innerType, name);
    case 'pipe':
      // a preprocess is a transform before the schema
      return generate(source, asSchema(def.in)._zod.def.type === 'transform' ? def.out : def.in, name);
    default:
      return chance(random, 0.5) ? textOf(source, name) : oddValue(random);
  }
};
