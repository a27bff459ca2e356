// Attributes of a search for tests.
import type { SearchAttribute } from '#contract/product-attributes.ts';

const define = (key: string, label: string, given: Partial<SearchAttribute>): SearchAttribute => ({
  key,
  label,
  aliases: [],
  kind: 'number',
  better: null,
  units: [],
  choices: [],
  extent: null,
  ...given,
});

export const searchAttributes = [
  define('payload', 'Payload', { aliases: ['Load capacity'], better: 'higher', units: ['kg', 'g', 'lb'], extent: '3 to 210 kg' }),
  define('reach', 'Reach', { better: 'higher', units: ['mm', 'in'], extent: '450 to 2,600 mm' }),
  define('repeatability', 'Repeatability', { better: 'lower', units: ['mm'] }),
  define('temperature', 'Operating temperature', { kind: 'range', units: ['°C', '°F'] }),
  define('protection', 'Protection', { kind: 'choices', choices: ['IP54', 'IP65', 'IP67', 'IP69'] }),
  define('mounting', 'Mounting', { kind: 'choices', choices: ['Floor', 'Wall'] }),
  define('brake', 'Brake', { kind: 'flag' }),
];
