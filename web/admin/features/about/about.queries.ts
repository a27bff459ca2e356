// The data of the about screen: the about page, and three settings that contain lists.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminPage, createPage, listAdminPages, updatePage } from '#contract/pages.ts';
import type { EditedKind } from '#contract/rules/editing.ts';
import type { listSettings, Setting } from '#contract/settings.ts';
import { createSetting, updateSetting } from '#web/admin/features/settings/settings.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const keys = { page: ['about-settings', 'page'], list: (group: string) => ['about-settings', group] } as const;

// a failed load is only logged (AABOUT-10); loaded at each visit, because a form must not start with outdated values
const always = { staleTime: 0, gcTime: 0 };

/** The page with the slug about, otherwise the one with the template about; null without either. */
export const aboutPageQuery = queryOptions({
  queryKey: keys.page,
  queryFn: async ({ client, signal }): Promise<AdminPage | null> => {
    const { data } = await call<typeof listAdminPages>(transportOf(client), 'GET', '/api/admin/pages', { signal });
    return data.find(({ slug }) => slug === 'about') ?? data.find(({ template }) => template === 'about') ?? null;
  },
  ...always,
});

export interface AboutContent {
  title: string;
  is_published: boolean;
  short_content: string;
  content: string;
}

export const createAboutPage = async (client: QueryClient, texts: AboutContent): Promise<AdminPage> => {
  const body = { slug: 'about', template: 'about', sort_order: 1, ...texts } as const;
  const answer = await call<typeof createPage>(transportOf(client), 'POST', '/api/admin/pages', { body });
  return keepAboutPage(client, answer.page);
};

/** @param texts the changed fields */
export const updateAboutPage = async (
  client: QueryClient,
  { id, version }: AdminPage,
  texts: Partial<AboutContent>,
): Promise<AdminPage> => {
  const answer = await call<typeof updatePage>(transportOf(client), 'PUT', `/api/admin/pages/${id}`, { body: { ...texts, version } });
  return keepAboutPage(client, answer.page);
};

const keepAboutPage = (client: QueryClient, page: AdminPage): AdminPage => {
  client.setQueryData(aboutPageQuery.queryKey, page);
  // the public page and the list of pages also show it
  void client.invalidateQueries({ queryKey: ['pages'] });
  return page;
};

/** A setting of type json that contains a list. */
export interface ListSetting {
  key: string;
  group: string;
  /** The name under which the unsaved changes of its form are stored. */
  kept: EditedKind;
}
export const statisticsSetting: ListSetting = { key: 'statistics', group: 'about_stats', kept: 'about-statistics' };
export const teamSetting: ListSetting = { key: 'team_members', group: 'about_team', kept: 'about-team' };
export const sectionsSetting: ListSetting = { key: 'sections', group: 'about_sections', kept: 'about-sections' };

export interface StoredList {
  /** Null while the setting does not exist. */
  id: number | null;
  version?: number;
  entries: Record<string, unknown>[];
}

const readList = (text: string | null): Record<string, unknown>[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : [];
  } catch {
    return [];
  }
};

const toStoredList = ({ id, version, value }: Pick<Setting, 'id' | 'version' | 'value'>): StoredList => ({
  id,
  version,
  entries: readList(value),
});

export const listSettingQuery = ({ key, group }: ListSetting) =>
  queryOptions({
    queryKey: keys.list(group),
    queryFn: async ({ client, signal }): Promise<StoredList> => {
      const { data } = await call<typeof listSettings>(transportOf(client), 'GET', '/api/admin/settings', { query: { group }, signal });
      const found = data.find((setting) => setting.key === key);
      return found ? toStoredList(found) : { id: null, entries: [] };
    },
    ...always,
  });

/** @param stored the list that the form has loaded */
export const saveList = async (client: QueryClient, setting: ListSetting, stored: StoredList, entries: object[]): Promise<StoredList> => {
  const { key, group } = setting;
  const { id, version } = stored;
  const value = JSON.stringify(entries);
  const body = { key, group, type: 'json', value } as const;
  const saved = toStoredList(id === null ? await createSetting(client, body) : await updateSetting(client, id, { ...body, version }));
  client.setQueryData<StoredList>(keys.list(group), saved);
  return saved;
};

/** Reloads the list after a conflict with another save. */
export const reloadList = (client: QueryClient, setting: ListSetting): Promise<StoredList> => client.fetchQuery(listSettingQuery(setting));
