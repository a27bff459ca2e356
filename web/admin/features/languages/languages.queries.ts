// The languages of the site, which are one setting.
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/rules/languages.ts';
import type { listSettings, Setting } from '#contract/settings.ts';
import { saveSettingValues } from '#web/admin/features/settings/settings.queries.ts';
import { saveErrorText } from '#web/admin/lib/save-errors.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { readLanguages, writeLanguages } from './language-list.ts';

const settingKey = 'languages';

const freshMs = 5 * 60_000;

const loadSetting = async (client: QueryClient, signal?: AbortSignal): Promise<Setting | null> => {
  const query = { group: 'languages', per_page: 100 } as const;
  const { data } = await call<typeof listSettings>(transportOf(client), 'GET', '/api/admin/settings', { query, signal });
  return data.find(({ key }) => key === settingKey) ?? null;
};

// below the key of all settings, which a save of any setting reloads
const queryKey = ['admin-settings', 'languages'] as const;

/** The setting; it fails visibly, for its own screen. */
export const languagesSettingQuery = queryOptions({
  queryKey: [...queryKey, 'setting'],
  queryFn: ({ client, signal }) => loadSetting(client, signal),
  staleTime: 0,
  meta: { failure: 'Failed to load languages' },
});

/** The languages for other screens, which work as on a site with one language if they cannot be loaded. */
const languagesQuery = queryOptions({
  queryKey: [...queryKey, 'list'],
  queryFn: ({ client, signal }) =>
    loadSetting(client, signal).then(
      (setting) => readLanguages(setting?.value),
      () => readLanguages(null),
    ),
  staleTime: freshMs,
});

/** @returns the languages of the site, the main one first; undefined until they have loaded */
export const useLanguages = (): readonly Language[] | undefined => useQuery(languagesQuery).data;

/** @returns the languages into which texts are translated; none on a site with one language, and until they have loaded */
export const useOtherLanguages = (): readonly Language[] => useLanguages()?.slice(1) ?? [];

/** @throws ApiError and the errors of the transport */
export const saveLanguages = async (client: QueryClient, setting: Setting, languages: readonly Language[]): Promise<void> => {
  await saveSettingValues(client, [setting], { [settingKey]: writeLanguages(languages) }, [settingKey]);
};

const rules = { fallback: 'Failed to save languages', from: 'errors-first' } as const;

/** Text of a failed save. */
export const languagesErrorText = (error: unknown): string => saveErrorText(error, rules);

interface Change {
  languages: readonly Language[];
  /** Shown when it is saved. */
  done: string;
}

/** Saves the list, and reports what was done or why it failed. */
export const useChangeLanguages = (setting: Setting) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ languages }: Change) => saveLanguages(client, setting, languages),
    onSuccess: (_saved, { done }) => toast.success(done),
    onError: (error) => {
      toast.error(languagesErrorText(error));
      // somebody else may have changed the list
      void client.invalidateQueries({ queryKey });
    },
  });
};
