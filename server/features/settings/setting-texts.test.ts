// Each built-in setting has a description, or a screen of its own that explains it.
import { expect, it } from 'vitest';
import { brandKeys } from '#web/admin/features/settings/brand/brand-values.ts';
import { settingDescription } from '#web/admin/features/settings/setting-descriptions.ts';
import { settingDefaults } from './builtin-settings.ts';

/** Edited on the screens Slideshow Settings, Menus and Languages only. */
const withOwnScreen = ['hero', 'menus', 'languages'];

it('describes every built-in setting that the list of settings shows', () => {
  const missing = settingDefaults.filter(({ key, group }) => !withOwnScreen.includes(group) && !settingDescription(key));
  expect(missing.map(({ key }) => key)).toEqual([]);
});

/** In a group of that screen, but edited in the list of settings. */
const notOfTheBrand = ['analytics_addresses', 'news_subtitle', 'knowledge_subtitle', 'search_synonyms', 'kept_revisions', 'import_hosts'];

it('edits every setting of its groups on the screen for brand and company', () => {
  const keys: readonly string[] = brandKeys;
  const groups = new Set(settingDefaults.flatMap(({ key, group }) => (keys.includes(key) ? [group] : [])));
  const others = settingDefaults.filter(({ key, group }) => groups.has(group) && !keys.includes(key));
  expect(others.map(({ key }) => key)).toEqual(notOfTheBrand);
  expect(keys.filter((key) => !settingDefaults.some((one) => one.key === key))).toEqual([]);
});
