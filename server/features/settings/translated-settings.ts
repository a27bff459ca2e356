// The texts of settings that are translated: whole values, and distinct texts of lists.
import { menuKeys, menuLimits } from '#contract/rules/menus.ts';
import { listEntryLengths as lengths, settingLimits } from '#contract/rules/settings.ts';
import { buttonLabelLength } from '#contract/rules/slide-buttons.ts';
import type { TranslationUnit, UnitFormat, UnitTexts } from '#contract/rules/translations.ts';
import { type ChangedText, changedTexts } from '#server/records/translations/changed-entries.ts';

interface Part {
  label: string;
  format: UnitFormat;
  max: number;
}

const text = (label: string): Part => ({ label, format: 'text', max: settingLimits.text });

/** Settings whose value is one text. Addresses, numbers of telephones and files are the same in all languages. */
const whole: Readonly<Record<string, Part>> = {
  company_name: text('Company name'),
  company_tagline: text('Tagline'),
  company_description: text('Company description'),
  company_location: text('Location'),
  footer_tagline: text('Tagline of the footer'),
  business_hours: { label: 'Business hours', format: 'html', max: settingLimits.textarea },
  news_subtitle: text('Subtitle of the news'),
  knowledge_subtitle: text('Subtitle of the knowledge base'),
  home_contact_title: text('Title of the first call to action'),
  home_contact_text: text('Text of the first call to action'),
  home_final_title: text('Title of the last call to action'),
  home_final_text: text('Text of the last call to action'),
  title: text('Title of the hero'),
  subtitle: text('Subtitle of the hero'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`point_${number}`, text(`Point ${number} of the hero`)])),
};

const label: Part = { label: 'Label', format: 'line', max: menuLimits.label };

/** The texts in the entries of list settings, by property. */
const lists: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  slides_data: {
    title: { label: 'Title of a slide', format: 'line', max: lengths.slide.title },
    subtitle: { label: 'Subtitle of a slide', format: 'text', max: lengths.slide.subtitle },
    button_label: { label: 'Button of a slide', format: 'line', max: buttonLabelLength },
  },
  statistics: {
    value: { label: 'Value of a statistic', format: 'line', max: lengths.statistic.value },
    label: { label: 'Label of a statistic', format: 'line', max: lengths.statistic.label },
  },
  team_members: { position: { label: 'Position', format: 'line', max: lengths.teamMember.position } },
  sections: {
    title: { label: 'Title of a section', format: 'line', max: lengths.section.title },
    content: { label: 'Content of a section', format: 'html', max: settingLimits.textarea },
  },
  ...Object.fromEntries(menuKeys.map((key) => [key, { label }])),
};

/** The keys of the settings with translated texts. */
export const translatedSettings: readonly string[] = [...Object.keys(whole), ...Object.keys(lists)];

type Entry = Record<string, unknown>;

const entriesOf = (json: string): Entry[] => {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
  } catch {
    return [];
  }
};

/** A value such as "25+" is the same in all languages. */
const hasWords = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);

export const settingUnits = ({ key, value }: { key: string; value: string | null }): TranslationUnit[] => {
  const own = whole[key];
  if (own) return value ? [{ key: 'value', ...own, source: value }] : [];
  const parts = Object.entries(lists[key] ?? {});
  const units = new Map<string, TranslationUnit>();
  for (const entry of parts.length > 0 ? entriesOf(value ?? '') : [])
    for (const [property, part] of parts) {
      const source = entry[property];
      if (hasWords(source) && !units.has(source)) units.set(source, { key: `value/${source}`, ...part, source });
    }
  return [...units.values()];
};

/** @returns the value of a setting with its texts in another language */
export const withSettingTexts = (key: string, value: string | null, texts: UnitTexts): string | null => {
  if (value === null) return value;
  if (whole[key]) return texts.value || value;
  const properties = Object.keys(lists[key] ?? {});
  if (properties.length === 0) return value;
  const entries = entriesOf(value).map((entry) => {
    const changed = properties.flatMap((property) => {
      const shown = hasWords(entry[property]) ? texts[`value/${entry[property]}`] : undefined;
      return shown ? [[property, shown]] : [];
    });
    return { ...entry, ...Object.fromEntries(changed) };
  });
  return JSON.stringify(entries);
};

/** The texts of a list that a save has changed. */
export const changedSettingTexts = (key: string, before: string | null, after: string | null): ChangedText[] =>
  changedTexts(entriesOf(before ?? ''), entriesOf(after ?? ''), Object.keys(lists[key] ?? {}));
