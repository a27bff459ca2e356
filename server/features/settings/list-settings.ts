// Settings that contain a list as JSON text. Undeclared fields are dropped and rich text is sanitised.
import { z } from 'zod';
import { isFileAddress } from '#contract/rules/setting-values.ts';
import { listEntryLengths as lengths, settingLimits } from '#contract/rules/settings.ts';
import { buttonKinds, hasButton, slideButtonErrors } from '#contract/rules/slide-buttons.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';
import { mostSynonyms } from '#server/platform/search/synonyms.ts';
import { words } from '#server/platform/search-text.ts';
import { type Check, fail, fileAddressError, jsonError, ok } from './value-types.ts';

const text = (label: string, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
    z
      .string(`the ${label} must be text.`)
      .transform((value) => value.replaceAll('\u0000', '').trim())
      .refine((value) => [...value].length <= max, `the ${label} must not be longer than ${max} characters.`),
  );

const picture = (label: string) =>
  text(label, settingLimits.address).refine((value) => value === '' || isFileAddress(value), `the ${label} ${fileAddressError}`);

const needed = (schema: ReturnType<typeof text>, label: string) =>
  schema.refine((value) => value !== '', `the ${label} field is required.`);

interface List<T extends z.ZodType> {
  /** Name of an entry in messages. */
  noun: string;
  max: number;
  entry: T;
  /** Entries without any value are removed. */
  dropsBlank?: boolean;
  /** Changes the checked entries before they are stored. */
  finish?: (entries: z.output<T>[]) => unknown[];
}

const isBlank = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.values(entry).every((value) => value === '' || value === null);

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const list =
  <T extends z.ZodType>({ noun, max, entry, dropsBlank = false, finish = (entries) => entries }: List<T>): Check =>
  (json) => {
    const parsed = parse(json);
    if (parsed === undefined) return fail(jsonError);
    if (!Array.isArray(parsed)) return fail('The value must be a list.');
    if (parsed.length > max) return fail(`There can be at most ${max} entries.`);
    const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
    const results = parsed.flatMap((one, index) => (dropsBlank && isBlank(one) ? [] : [{ number: index + 1, ...entry.safeParse(one) }]));
    const errors = results.flatMap(({ error, number }) => (error?.issues ?? []).map(({ message }) => `${name} ${number}: ${message}`));
    if (errors.length > 0) return fail(...errors);
    return ok(JSON.stringify(finish(results.map(({ data }) => data as z.output<T>))));
  };

const fields = <T extends z.ZodRawShape>(shape: T) => z.object(shape, 'it must be an object.');

/** A slide without a button has no fields of it. */
const slide = fields({
  title: text('title', lengths.slide.title),
  subtitle: text('subtitle', lengths.slide.subtitle),
  background_image: picture('background image'),
  hero_image: picture('hero image'),
  button_kind: z.enum(buttonKinds, `the kind of the button must be one of ${buttonKinds.join(', ')}.`).default('address'),
  button_label: text('label of the button', settingLimits.address),
  button_target: text('target of the button', settingLimits.address),
})
  .superRefine((one, context) => {
    for (const message of Object.values(slideButtonErrors(one))) context.addIssue({ code: 'custom', message: `the button: ${message}` });
  })
  .transform(({ button_kind, button_label, button_target, ...texts }) => {
    const button = { button_kind, button_label, button_target };
    return hasButton(button) ? { ...texts, ...button } : texts;
  });

export const checkSlides = list({ noun: 'slide', max: 30, entry: slide });

export const checkStatistics = list({
  noun: 'statistic',
  max: 30,
  entry: fields({ value: text('value', lengths.statistic.value), label: text('label', lengths.statistic.label) }),
  dropsBlank: true,
});

export const checkTeam = list({
  noun: 'team member',
  max: 200,
  entry: fields({
    name: needed(text('name', lengths.teamMember.name), 'name'),
    position: text('position', lengths.teamMember.position),
    photo: picture('photo').transform((photo) => photo || null),
  }),
  dropsBlank: true,
});

const section = fields({
  id: z.union([z.number(), z.string().max(100)], 'the id must be a number or a text.').optional(),
  title: needed(text('title', lengths.section.title), 'title'),
  content: text('content', settingLimits.textarea).transform(sanitiseRichText),
});

/** Makes the ids of sections unique: a section without an id, or with the id of an earlier one, gets the next free number. */
const withIds = (sections: z.output<typeof section>[]) => {
  const taken = new Set<string>();
  let next = 1;
  const free = () => {
    while (taken.has(String(next)) || sections.some(({ id }) => String(id) === String(next))) next++;
    return next;
  };
  return sections.map((one) => {
    const id = one.id === undefined || one.id === '' || taken.has(String(one.id)) ? free() : one.id;
    taken.add(String(id));
    return { ...one, id };
  });
};

export const checkSections = list({ noun: 'section', max: 100, entry: section, finish: withIds });

const fewestMembers = 2;

/** Removes duplicate members without changing their order. */
const synonymGroup = z
  .array(text('word', 100), 'it must be a list of words.')
  .transform((members) => [...new Map(members.filter(Boolean).map((member) => [member.toLowerCase(), member])).values()])
  .refine((members) => members.length >= fewestMembers, 'it must have at least two different words, such as cobot = collaborative robot.')
  .refine((members) => members.length <= 20, 'it must not have more than 20 words.')
  .refine((members) => members.every((member) => words(member).length > 0), 'each word must have a letter or a digit.');

const checkGroups = list({ noun: 'group', max: 1000, entry: synonymGroup });

/** @returns a word with more synonyms than a search supports */
const wordOverLimit = (groups: readonly string[][]): string | undefined => {
  const counts = new Map<string, number>();
  for (const group of groups) {
    for (const word of group) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + group.length - 1);
  }
  return groups.flat().find((word) => (counts.get(word.toLowerCase()) ?? 0) > mostSynonyms);
};

/** Checks the setting `search_synonyms`: a list of word groups. */
export const checkSynonyms: Check = (json) => {
  const checked = checkGroups(json);
  if ('errors' in checked) return checked;
  const word = wordOverLimit(JSON.parse(checked.value ?? '[]'));
  return word === undefined ? checked : fail(`The word ${word} must not have more than ${mostSynonyms} synonyms in all groups together.`);
};
