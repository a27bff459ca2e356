// A form of one or several settings; its version is the sum of their versions.
import type { RecordFormOptions } from '#web/admin/ui/form/use-record-form.ts';
import { ApiError } from '#web/shared/lib/api.ts';
import { useKeptForm } from './use-kept-form.ts';

type Versioned = { version?: number | undefined };

/** The sum grows with every save of one of the settings. */
const versionsOf = (record: unknown) => {
  const parts = (Array.isArray(record) ? record : [record]) as (Versioned | null)[];
  return { version: parts.reduce((sum, part) => sum + (part?.version ?? 0), 0) || null, draft_version: null };
};

const conflict = (): ApiError =>
  new ApiError(409, { message: 'Somebody else has saved this since you typed your changes.', code: 'version-conflict' });

export const useSettingsForm = <R, V extends object>(options: RecordFormOptions<R, V>) =>
  useKeptForm<R, V>({
    ...options,
    versionsOf,
    hasFiles: false,
    save: async (values, target, from) => {
      // the server cannot detect this conflict: it compares the versions of single settings
      if (from) throw conflict();
      return options.save(values, target);
    },
  });
