// Invented texts of an industrial company. They are pseudo-random with a fixed seed, so each run gets the same texts.

/** @returns numbers from 0 to below 1 (mulberry32) */
export const randomNumbers = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Random = ReturnType<typeof randomNumbers>;

export const oneOf = <T>(random: Random, values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0];
export const between = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

/** Category names, each with the name of its products. */
export const productRanges = [
  ['Industrial Robots', 'Six-Axis Robot'],
  ['Collaborative Robots', 'Collaborative Robot'],
  ['Delta Robots', 'Delta Robot'],
  ['Conveyors', 'Roller Conveyor'],
  ['Sorting Systems', 'Cross-Belt Sorter'],
  ['Servo Drives', 'Servo Drive'],
  ['Frequency Converters', 'Frequency Converter'],
  ['Gearboxes', 'Planetary Gearbox'],
  ['Motors', 'Synchronous Motor'],
  ['Linear Axes', 'Linear Axis'],
  ['Grippers', 'Vacuum Gripper'],
  ['Controllers', 'Motion Controller'],
  ['Safety Technology', 'Safety Light Curtain'],
  ['Sensors', 'Distance Sensor'],
  ['Machine Vision', 'Area-Scan Camera'],
  ['Pneumatics', 'Compact Cylinder'],
  ['Pumps', 'Metering Pump'],
  ['Valves', 'Control Valve'],
  ['Enclosures', 'Control Cabinet'],
  ['Spare Parts', 'Service Kit'],
] as const;

const qualities = [
  'Compact',
  'Heavy-Duty',
  'Precision',
  'High-Speed',
  'Modular',
  'Stainless',
  'Washdown',
  'Explosion-Proof',
  'Slim',
  'Hygienic',
] as const;
const series = ['Altra', 'Borea', 'Corvo', 'Delphi', 'Ember', 'Fenix', 'Gala', 'Helix', 'Ionis', 'Juno', 'Kepler', 'Lyra'] as const;
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'W', 'X'] as const;

export const productName = (random: Random, noun: string, number: number): { name: string; model: string } => {
  const model = `${oneOf(random, letters)}${oneOf(random, letters)}-${number}`;
  return { name: `${oneOf(random, qualities)} ${noun} ${oneOf(random, series)} ${model}`, model };
};

const subjects = [
  'The housing',
  'The drive train',
  'The controller',
  'Each joint',
  'The sealed bearing',
  'The mounting plate',
  'The cable set',
  'The brake',
  'The encoder',
  'The frame',
] as const;
const verbs = [
  'is designed for',
  'reduces the effort of',
  'shortens',
  'simplifies',
  'is tested for',
  'withstands',
  'supports',
  'is delivered ready for',
] as const;
const objects = [
  'continuous operation in three shifts',
  'maintenance on the production line',
  'cleaning with high-pressure water',
  'assembly of small parts',
  'palletising of heavy loads',
  'commissioning without special tools',
  'dusty and humid environments',
  'temperatures from -10 to 55 °C',
  'frequent changes of format',
  'packaging of food and pharmaceuticals',
] as const;
const reasons = [
  'and keeps the cycle time constant',
  'without additional sensors',
  'with a service life of 40,000 hours',
  'and meets EN ISO 13849-1',
  'and needs no lubrication',
  'at full payload',
  'with spare parts available for ten years',
  'and can be integrated over PROFINET or EtherCAT',
] as const;

export const sentence = (random: Random): string =>
  `${oneOf(random, subjects)} ${oneOf(random, verbs)} ${oneOf(random, objects)} ${oneOf(random, reasons)}.`;

/** @param length approximate length of the HTML in characters */
export const richText = (random: Random, length: number): string => {
  let html = '';
  while (html.length < length) html += `<p>${Array.from({ length: 4 }, () => sentence(random)).join(' ')}</p>`;
  return html;
};

const specificationRows = [
  ['Payload', 'kg', 1, 400],
  ['Reach', 'mm', 300, 3200],
  ['Repeatability', 'µm', 5, 120],
  ['Rated speed', 'rpm', 500, 6000],
  ['Rated power', 'kW', 1, 90],
  ['Supply voltage', 'V', 24, 690],
  ['Weight', 'kg', 2, 900],
  ['Rated torque', 'Nm', 1, 800],
  ['Operating pressure', 'bar', 1, 16],
  ['Noise level', 'dB', 45, 78],
] as const;

export const specificationsOf = (random: Random) =>
  specificationRows.map(([key, unit, from, to]) => ({ type: 'single' as const, key, value: `${between(random, from, to)} ${unit}` }));

export const companyName = (random: Random): string =>
  `${oneOf(random, series)} ${oneOf(random, ['Packaging', 'Foods', 'Logistics', 'Metals', 'Chemicals'])} Ltd`;
export const personName = (random: Random): string =>
  `${oneOf(random, ['Anna', 'Budi', 'Carla', 'Dewi', 'Elif', 'Farid', 'Greta', 'Hugo'])} ${oneOf(random, ['Santoso', 'Meyer', 'Rossi', 'Wijaya', 'Novak', 'Laurent'])}`;
