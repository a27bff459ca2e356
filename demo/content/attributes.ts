// Attributes of the catalogue, for filters, comparisons and the tiles of product pages.
import type { Attribute, CategorySlug } from './types.ts';

type Flags = 'filter' | 'compare' | 'headline';
type Input = Partial<Omit<Attribute, 'category' | 'label' | 'kind'>>;

const flagsOf = (flags: readonly Flags[]) => ({
  is_filter: flags.includes('filter'),
  is_comparable: flags.includes('compare'),
  is_headline: flags.includes('headline'),
});

const shown: Flags[] = ['filter', 'compare'];
const tile: Flags[] = ['filter', 'compare', 'headline'];
const compared: Flags[] = ['compare'];

/** A definition without its category. */
type Definition = Omit<Attribute, 'category'>;

const define = (kind: Attribute['kind'], label: string, flags: readonly Flags[], input: Input = {}): Definition => ({
  kind,
  label,
  ...flagsOf(flags),
  ...input,
});

const number = (label: string, [quantity, unit]: [string, string], flags: readonly Flags[], input?: Input) =>
  define('number', label, flags, { quantity, unit, ...input });

const range = (label: string, [quantity, unit]: [string, string], flags: readonly Flags[], input?: Input) =>
  define('range', label, flags, { quantity, unit, ...input });

const choices = (
  label: string,
  labels: readonly (string | [label: string, ...aliases: string[]])[],
  flags: readonly Flags[],
  input?: Input,
) =>
  define('choices', label, flags, {
    choices: labels.map((choice) => {
      const [text = '', ...aliases] = [choice].flat();
      const key = text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '');
      return { key, label: text, aliases };
    }),
    ...input,
  });

/** Attributes of every category. */
const general: Definition[] = [
  number('Payload', ['mass', 'kg'], tile, {
    group_title: 'Performance',
    aliases: ['Payload, rated / maximum', 'Payload with gripper', 'Load', 'Train weight', 'Part weight, grip / form'],
    units: ['lb'],
    better: 'higher',
  }),
  number('Reach', ['length', 'mm'], tile, { group_title: 'Performance', units: ['m', 'in'], better: 'higher' }),
  number('Repeatability', ['length', 'mm'], tile, {
    group_title: 'Performance',
    aliases: ['Repeatability in the plane', 'Repeatability in height'],
    units: ['in'],
    better: 'lower',
  }),
  choices('Performance level', ['PL a', 'PL b', 'PL c', 'PL d', 'PL e'], shown, { group_title: 'Safety' }),
  number('Weight', ['mass', 'kg'], shown, {
    group_title: 'Mechanics',
    aliases: ['Weight with battery', 'Weight without lens', 'Weight, without / with brake', 'Weight, pair'],
    units: ['g', 'lb'],
    better: 'lower',
  }),
  range('Supply voltage', ['voltage', 'V'], shown, { key: 'supply', group_title: 'Electrical', aliases: ['Supply', 'Mains'] }),
  number('Rated power', ['power', 'kW'], shown, { group_title: 'Electrical', aliases: ['Power'], units: ['W', 'hp'] }),
  choices('Protection', ['IP20', 'IP30', 'IP40', 'IP41', 'IP42', 'IP54', 'IP55', 'IP65', 'IP66', 'IP67', 'IP68', 'IP69', 'IP69K'], shown, {
    group_title: 'Environment',
    aliases: [
      'Degree of protection',
      'Protection class',
      'Protection rating',
      'Ingress protection',
      'IP rating',
      'IP code',
      'Enclosure rating',
      'Protection, arm / wrist',
      'Protection, front',
      'Protection, front / back',
      'Protection, housing / terminals',
      'Protection, head / arms',
    ],
  }),
  range('Operating temperature', ['temperature', '°C'], shown, {
    group_title: 'Environment',
    aliases: ['Operating temperature, housing'],
    units: ['°F'],
  }),
  number('Sound level', ['sound-level', 'dB(A)'], shown, { group_title: 'Environment', better: 'lower' }),
];

const standby = number('Standby', ['power', 'W'], compared, { group_title: 'Electrical', better: 'lower' });
const toolSpeed = number('Tool speed', ['speed', 'm/s'], shown, {
  group_title: 'Performance',
  aliases: ['Maximum tool speed'],
  better: 'higher',
});
const responseTime = number('Response time', ['time', 'ms'], shown, {
  aliases: ['Reaction time', 'Reaction time of safe functions'],
  units: ['s'],
  better: 'lower',
});
const fieldbus = choices(
  'Fieldbus',
  [
    'EtherCAT',
    ['PROFINET', 'PROFINET device'],
    'EtherNet/IP',
    'Modbus TCP',
    ['Modbus RTU', 'RS-485 Modbus RTU'],
    'OPC UA',
    'MQTT',
    'IO-Link',
  ],
  shown,
  { aliases: ['Protocols', 'Network'] },
);
const integrity = choices('Integrity level', ['SIL 1', 'SIL 2', 'SIL 3'], shown, { group_title: 'Safety', aliases: ['Safe torque off'] });
const efficiency = number('Efficiency', ['ratio', '%'], shown, { aliases: ['Efficiency at rated power'], better: 'higher' });

const ofCategory: Record<CategorySlug, Definition[]> = {
  'industrial-robots': [
    toolSpeed,
    choices('Mounting', ['Floor', 'Ceiling', 'Wall', 'Tilted', 'Table', ['Pedestal', 'pedestal of 400 mm'], 'Hanging'], shown, {
      group_title: 'Mechanics',
    }),
    standby,
  ],
  'collaborative-robots': [
    toolSpeed,
    range('Contact force limit', ['force', 'N'], shown, { group_title: 'Safety', match: 'covers', units: ['lbf'] }),
    number('Base diameter', ['length', 'mm'], compared, { group_title: 'Mechanics' }),
    standby,
  ],
  'mobile-robots': [
    number('Speed', ['speed', 'm/s'], tile, {
      group_title: 'Performance',
      aliases: ['Speed, loaded / empty'],
      units: ['km/h'],
      better: 'higher',
    }),
    number('Running time', ['time', 'h'], shown, { aliases: ['Running time with 400 kg'], better: 'higher' }),
    number('Charging time', ['time', 'min'], shown, { aliases: ['Charging, 10 to 80 %'], better: 'lower' }),
    number('Turning radius', ['length', 'mm'], compared, { better: 'lower' }),
  ],
  'control-hmi': [
    number('Cycle time', ['time', 'ms'], tile, {
      aliases: ['Cycle with 32 axes', 'Control cycle', 'Shortest cycle'],
      units: ['µs'],
      better: 'lower',
    }),
    number('Points', ['count', '1'], shown, { aliases: ['Largest number of points'], better: 'higher' }),
    fieldbus,
  ],
  'drives-motion': [
    number('Rated torque', ['torque', 'Nm'], tile, { better: 'higher' }),
    number('Peak torque', ['torque', 'Nm'], shown, { better: 'higher' }),
    number('Maximum speed', ['rotational-speed', 'rpm'], shown, { better: 'higher' }),
    number('Travel', ['length', 'mm'], shown, { better: 'higher' }),
    efficiency,
    integrity,
    fieldbus,
  ],
  'machine-safety': [
    { ...responseTime, is_headline: true },
    number('Protective radius', ['length', 'm'], shown, { aliases: ['Radius'], better: 'higher' }),
    number('Resolution', ['length', 'mm'], shown, { better: 'lower' }),
    integrity,
  ],
  'vision-sensing': [
    range('Working distance', ['length', 'mm'], tile, { aliases: ['Range', 'Rated distance', 'Stand-off'], match: 'covers', units: ['m'] }),
    number('Sampling rate', ['frequency', 'Hz'], shown, {
      aliases: ['Profile rate', 'Line rate', 'Switching frequency'],
      units: ['kHz'],
      better: 'higher',
    }),
    responseTime,
  ],
  'handling-power': [
    range('Belt speed', ['speed', 'm/s'], shown, { aliases: ['Speed'], match: 'covers' }),
    number('Current', ['current', 'A'], tile, { better: 'higher' }),
    efficiency,
  ],
};

/** All attributes in display order. */
export const attributes: Attribute[] = [
  ...general.map((definition) => ({ ...definition, category: null })),
  ...Object.entries(ofCategory).flatMap(([category, definitions]) =>
    definitions.map((definition) => ({ ...definition, category: category as CategorySlug })),
  ),
];
