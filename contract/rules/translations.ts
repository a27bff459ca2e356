// Translations of content: their kinds, states and units.
import { publishedKinds } from './record-kinds.ts';
import { settingLimits } from './settings.ts';

export const translatedKinds = [...publishedKinds, 'attribute', 'setting', 'media'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** `none`: not begun. `outdated`: the original has changed since. */
export const translationStates = ['none', 'in-work', 'ready', 'outdated'] as const;
export type TranslationState = (typeof translationStates)[number];

export const unitFormats = ['line', 'text', 'html', 'slug'] as const;
export type UnitFormat = (typeof unitFormats)[number];

/** Longest key of a unit: that of a text of a list contains the original text. */
export const mostUnitKey = 100 + settingLimits.textarea;

/** Texts by the key of their unit. */
export type UnitTexts = Readonly<Record<string, string>>;

/** One text of a record that is translated. */
export interface TranslationUnit {
  /** Name of the field; for a text inside a list, `<field>/<original text>`, for a choice `choices/<key>`. */
  key: string;
  /** For people, e.g. "Description", "Specifications: Payload". */
  label: string;
  format: UnitFormat;
  /** In characters. */
  max: number;
  /** The original text; empty for a slug that follows the title. */
  source: string;
}
