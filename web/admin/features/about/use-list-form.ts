// The form of a list that is stored as one setting: its entries, their order, and the removed entry.
import { useQueryClient } from '@tanstack/react-query';
import { explainSave, type SaveErrorRules } from '#web/admin/lib/save-errors.ts';
import { useSettingsForm } from '#web/admin/records/use-settings-form.ts';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import { type Keyed, keyed, plainEntry, withEntry } from '#web/admin/ui/reorder/entries.ts';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ListSetting, reloadList, type StoredList, saveList } from './about.queries.ts';

interface Options<T extends object> {
  setting: ListSetting;
  stored: StoredList;
  read: (stored: StoredList) => Keyed<T>[];
  /** @returns the error of an entry */
  check: (entry: T) => string | undefined;
  /** @returns the stored form of an entry; null leaves it out */
  write?: (entry: Keyed<T>) => object | null;
  /** Name of an entry, e.g. "Statistic". */
  noun: string;
  /** Name of the list when two versions compete. */
  label: string;
  errors: SaveErrorRules;
  /** Shown after a save. */
  savedText: string;
}

export const useListForm = <T extends object>(options: Options<T>) => {
  const { setting, stored, read, check, write = plainEntry, noun } = options;
  const client = useQueryClient();
  const form = useSettingsForm({
    record: stored,
    read: (list: StoredList | null) => ({ entries: list ? read(list) : [] }),
    check: ({ entries }) => Object.fromEntries(entries.map((entry, index) => [`entries.${index}`, check(entry)])),
    save: ({ entries }, { record }) =>
      saveList(
        client,
        setting,
        record ?? stored,
        entries.flatMap((entry) => write(entry) ?? []),
      ),
    reload: () => reloadList(client, setting),
    comparable: ({ entries }) => ({ entries: entries.map(plainEntry) }),
    labels: { entries: options.label },
    explain: explainSave(options.errors),
    onSaved: () => toast.success(options.savedText),
  });
  const { entries } = form.values;
  const set = (next: Keyed<T>[]) => form.set('entries', next);
  return {
    form,
    entries,
    set,
    reorder: useReorder({ entries, onChange: set, noun }),
    removal: useRemoval(entries, set),
    add: (entry: T) => {
      const added = keyed(entry);
      set([...entries, added]);
      return added.key;
    },
    change: (key: string, part: Partial<T>) => set(withEntry(entries, key, part)),
    errorOf: (index: number) => form.errors[`entries.${index}`],
  };
};
