// The settings as administrators load and save them. The public ones are in web/shared.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/route.ts';
import type {
  bulkUpdateSettings,
  createSetting as create,
  listSettingGroups,
  listSettings,
  Setting,
  updateSetting as update,
} from '#contract/settings.ts';
import { announceSettings } from '#web/admin/lib/settings-signal.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { recordLists } from '#web/admin/records/record-lists.ts';
import { anyText, listShape } from '#web/admin/ui/list/list-address.ts';
import { settingsKeys } from '#web/shared/features/settings/settings.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const adminSettingsKeys = {
  all: ['admin-settings'],
  groups: ['admin-settings', 'groups'],
  group: (name: string) => ['admin-settings', 'group', name],
} as const;

const path = '/api/admin/settings';

export const settings = recordLists({
  noun: 'setting',
  nouns: 'settings',
  key: adminSettingsKeys.all,
  reloads: [adminSettingsKeys.all],
  shape: listShape({ filters: { search: anyText, group: anyText } }),
  list: endpoint<typeof listSettings>('GET', path),
});

export const settingGroupsQuery = queryOptions({
  queryKey: adminSettingsKeys.groups,
  queryFn: ({ client, signal }) =>
    call<typeof listSettingGroups>(transportOf(client), 'GET', '/api/admin/settings-groups', { signal, expects: 'list' }),
  staleTime: 0,
});

/**
 * All settings of a group that is loaded in one call: hero, theme, company, menus, about_…. The empty name is the list without hidden
 * groups, with built-in settings first.
 * @param failure message if loading fails; if it is absent, the failure is only logged
 */
export const settingGroupQuery = (group: string, failure?: string) =>
  queryOptions({
    queryKey: adminSettingsKeys.group(group),
    queryFn: async ({ client, signal }) =>
      (await call<typeof listSettings>(transportOf(client), 'GET', path, { query: { group, per_page: 100 }, signal })).data,
    staleTime: 0,
    meta: { failure },
  });

/** Reloads everything that shows a setting, here and in other tabs. */
export const refreshSettings = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: adminSettingsKeys.all });
  void client.invalidateQueries({ queryKey: settingsKeys.public });
  void client.invalidateQueries({ queryKey: ['currency'] });
  void client.invalidateQueries({ queryKey: ['mail', 'overview'] });
  announceSettings();
};

const saved = <T>(client: QueryClient, stored: T): T => {
  refreshSettings(client);
  return stored;
};

/** Adds a setting. @throws ApiError and the errors of the transport */
export const createSetting = async (client: QueryClient, body: BodyOf<typeof create>): Promise<Setting> =>
  saved(client, (await call<typeof create>(transportOf(client), 'POST', path, { body })).setting);

/** Saves the given fields of a setting. @throws ApiError and the errors of the transport */
export const updateSetting = async (client: QueryClient, id: number, body: BodyOf<typeof update>): Promise<Setting> =>
  saved(client, (await call<typeof update>(transportOf(client), 'PUT', `/api/admin/settings/${id}`, { body })).setting);

/** Loads one setting as it is stored now, from the list: there is no call for one. @returns null if it does not exist */
export const findSetting = async (client: QueryClient, { id, key }: Pick<Setting, 'id' | 'key'>): Promise<Setting | null> => {
  const { data } = await call<typeof listSettings>(transportOf(client), 'GET', path, { query: { search: key, per_page: 100 } });
  return data.find((setting) => setting.id === id) ?? null;
};

/**
 * Saves the values of several settings, all or nothing; errors are keyed by setting.
 * @param settings as the form has loaded them @param values by key @param changed the keys of the values to save
 * @returns the settings as they are stored now
 */
export const saveSettingValues = async (
  client: QueryClient,
  settings: readonly Setting[],
  values: Readonly<Record<string, string>>,
  changed: readonly string[],
): Promise<readonly Setting[]> => {
  const sent = Object.entries(values).filter(([key]) => changed.includes(key));
  if (sent.length === 0) return settings;
  const versions = new Map(settings.map(({ key, version }) => [key, version]));
  const body = { settings: sent.map(([key, value]) => ({ key, value, version: versions.get(key) })) };
  const answer = await call<typeof bulkUpdateSettings>(transportOf(client), 'POST', '/api/admin/settings-bulk-update', { body });
  const stored = new Map(answer.settings.map((setting) => [setting.key, setting]));
  return saved(
    client,
    settings.map((setting) => stored.get(setting.key) ?? setting),
  );
};
