// What the about screen edits: the about page, and three settings that hold lists.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AdminPage, createPage, listAdminPages, updatePage } from '#contract/pages.ts';
import type { createSetting, listSettings, updateSetting } from '#contract/settings.ts';
import { call } from '../../../lib/api.ts';
import { transportOf } from '../../../lib/transport.ts';

const keys = { page: ['about-settings', 'page'], list: (group: string) => ['about-settings', group] } as const;

// a failed load is only logged (site.md §8): no message of its own. Asked for at each visit: a form must not begin with old values
const always = { staleTime: 0, gcTime: 0 };

/** The page with slug about, or else with template about; null when there is none. */
export const aboutPageQuery = queryOptions({
  queryKey: keys.page,
  queryFn: async ({ client, signal }): Promise<AdminPage | null> => {
    const { data } = await call<typeof listAdminPages>(transportOf(client), 'GET', '/api/admin/pages', { signal });
    return data.find(({ slug }) => slug === 'about') ?? data.find(({ template }) => template === 'about') ?? null;
  },
  ...always,
});

export interface AboutContent {
  short_content: string;
  content: string;
}

export const saveAboutPage = async (client: QueryClient, page: AdminPage | null, texts: AboutContent): Promise<AdminPage> => {
  const transport = transportOf(client);
  const answer = page
    ? await call<typeof updatePage>(transport, 'PUT', `/api/admin/pages/${page.id}`, { body: { title: page.title, ...texts } })
    : await call<typeof createPage>(transport, 'POST', '/api/admin/pages', {
        body: { title: 'About Us', slug: 'about', template: 'about', sort_order: 1, is_published: true, ...texts },
      });
  client.setQueryData(aboutPageQuery.queryKey, answer.page);
  return answer.page;
};

/** A setting of type json that holds a list. */
export interface ListSetting {
  key: string;
  group: string;
}
export const statisticsSetting: ListSetting = { key: 'statistics', group: 'about_stats' };
export const teamSetting: ListSetting = { key: 'team_members', group: 'about_team' };
export const sectionsSetting: ListSetting = { key: 'sections', group: 'about_sections' };

export interface StoredList {
  /** Null while the setting does not exist. */
  id: number | null;
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

export const listSettingQuery = ({ key, group }: ListSetting) =>
  queryOptions({
    queryKey: keys.list(group),
    queryFn: async ({ client, signal }): Promise<StoredList> => {
      const { data } = await call<typeof listSettings>(transportOf(client), 'GET', '/api/admin/settings', { query: { group }, signal });
      const found = data.find((setting) => setting.key === key);
      return { id: found?.id ?? null, entries: readList(found?.value ?? null) };
    },
    ...always,
  });

export const saveList = async (client: QueryClient, { key, group }: ListSetting, id: number | null, entries: object[]): Promise<void> => {
  const body = { key, group, type: 'json', value: JSON.stringify(entries) } as const;
  const transport = transportOf(client);
  const { setting } =
    id === null
      ? await call<typeof createSetting>(transport, 'POST', '/api/admin/settings', { body })
      : await call<typeof updateSetting>(transport, 'PUT', `/api/admin/settings/${id}`, { body });
  client.setQueryData<StoredList>(keys.list(group), { id: setting.id, entries: readList(setting.value) });
};
