// The settings as administrators see and change them. settings.queries.ts has what visitors see.
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { bulkUpdateSettings, createSetting, listSettingGroups, listSettings, Setting, updateSetting } from '#contract/settings.ts';
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
 * All settings of a group that is read at once: hero, theme, company, about_…. The empty name is the list without hidden
 * groups, built-in settings first.
 * @param failure message when it fails; without it the failure is only logged
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
  announceSettings();
};

type SettingPart = Partial<Pick<Setting, 'key' | 'type' | 'group' | 'version'>> & { id: number; value?: string };

/** Saves the given fields of a setting. @throws ApiError and what the network throws */
export const useUpdateSetting = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: SettingPart) =>
      call<typeof updateSetting>(transportOf(client), 'PUT', `/api/admin/settings/${id}`, { body }),
    onSuccess: () => refreshSettings(client),
  });
};

/** Adds a setting. @throws ApiError and what the network throws */
export const useCreateSetting = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { key: string; type: Setting['type']; group: string; value: string }) =>
      call<typeof createSetting>(transportOf(client), 'POST', path, { body }),
    onSuccess: () => refreshSettings(client),
  });
};

/** Loads one setting as it is stored now: there is no call for a single one. @returns null if it does not exist */
export const findSetting = async (client: QueryClient, { id, key }: Pick<Setting, 'id' | 'key'>): Promise<Setting | null> => {
  const { data } = await call<typeof listSettings>(transportOf(client), 'GET', path, { query: { search: key, per_page: 100 } });
  return data.find((setting) => setting.id === id) ?? null;
};

/** The values with these keys only. */
export const pick = (values: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

interface GroupSave {
  /** As the form has loaded them. */
  settings: readonly Setting[];
  /** New values by key. */
  values: Record<string, string>;
}

/**
 * Saves the values of several settings, all or none; errors are keyed by setting.
 * @returns the settings as they are stored now
 */
export const useSaveSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ settings, values }: GroupSave): Promise<readonly Setting[]> => {
      if (Object.keys(values).length === 0) return settings;
      const versions = new Map(settings.map(({ key, version }) => [key, version]));
      const body = { settings: Object.entries(values).map(([key, value]) => ({ key, value, version: versions.get(key) })) };
      const answer = await call<typeof bulkUpdateSettings>(transportOf(client), 'POST', '/api/admin/settings-bulk-update', { body });
      const saved = new Map(answer.settings.map((setting) => [setting.key, setting]));
      return settings.map((setting) => saved.get(setting.key) ?? setting);
    },
    onSuccess: () => refreshSettings(client),
  });
};
