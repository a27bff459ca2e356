import type { UnitTexts } from '#contract/rules/translations.ts';
import type { Specification } from '../../types.ts';
import { hasWords } from '../words.ts';
import { controlTexts, controlValues } from './specifications/control-and-drives.ts';
import { groupTitles } from './specifications/group-titles.ts';
import { generalTexts, generalValues } from './specifications/handling-and-general.ts';
import { robotTexts, robotValues } from './specifications/robots.ts';
import { sensingTexts, sensingValues } from './specifications/safety-and-vision.ts';

const names = new Map(Object.entries({ ...groupTitles, ...robotTexts, ...controlTexts, ...sensingTexts, ...generalTexts }));
const values = new Map(Object.entries({ ...robotValues, ...controlValues, ...sensingValues, ...generalValues }));

/** Names with another meaning in one product. */
const exceptions = new Map<string, Readonly<Record<string, string>>>([
  ['power-supply-lp24', { Protection: 'Schutz' }],
  ['managed-switch-ln8', { Speed: 'Datenrate' }],
  ['line-scan-camera-lk-l8', { Standard: 'Schnittstellenstandard', Data: 'Datenschnittstelle' }],
  ['remote-i-o-lx-r16', { Points: 'Kanäle' }],
]);

/** A number, but not a part of the name of a standard or of a customs code. */
const number = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w.-])/g;

/** Values of numbers and units only. */
const inGermanNotation = (value: string): string =>
  value
    .replaceAll(number, (found) => found.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')))
    .replaceAll(/ to (?=[\d−+])/g, ' bis ');

const unit = (original: string, text: string): [key: string, text: string] => [`specifications/${original}`, text];

/** @returns the titles, names and values of a product's specifications in German */
export const specificationTexts = (slug: string, specifications: readonly Specification[]): UnitTexts => {
  const own = exceptions.get(slug) ?? {};
  const nameOf = (name: string) => unit(name, own[name] ?? names.get(name) ?? '');
  const textOf = (value: string) => unit(value, values.get(value) ?? (hasWords(value) ? '' : inGermanNotation(value)));
  return Object.fromEntries(
    specifications.flatMap((entry) => {
      const rows = entry.type === 'group' ? entry.items : [entry];
      const title = entry.type === 'group' ? [nameOf(entry.title)] : [];
      return [...title, ...rows.flatMap(({ key, value }) => [nameOf(key), textOf(value)])];
    }),
  );
};
