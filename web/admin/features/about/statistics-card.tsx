import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Statistic } from '#contract/rules/placeholders.ts';
import { explainSave, saveErrors } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { EntryButtons } from '#web/admin/ui/entries/entry-buttons.tsx';
import { type Keyed, keyed, movedEntry, plainEntry, withEntry } from '#web/admin/ui/entries/keyed-entries.ts';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { reloadList, type StoredList, saveList, statisticsSetting } from './about-settings.queries.ts';
import { statisticsOf } from './list-entries.ts';
import { SettingsCard } from './settings-card.tsx';

interface Props {
  stored: StoredList;
  guard: (hasChanges: () => boolean) => () => void;
}

const isBlank = ({ value, label }: Statistic) => value.trim() === '' && label.trim() === '';

const check = ({ statistics }: { statistics: Keyed<Statistic>[] }) =>
  Object.fromEntries(
    statistics.flatMap((entry, index) =>
      !isBlank(entry) && (entry.value.trim() === '' || entry.label.trim() === '')
        ? [[`statistics.${index}`, 'A statistic needs a value and a label.']]
        : [],
    ),
  );

interface PairProps {
  number: number;
  entry: Keyed<Statistic>;
  error: string | undefined;
  isLast: boolean;
  onChange: (part: Partial<Statistic>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const Pair = ({ number, entry, error, isLast, onChange, onMove, onRemove }: PairProps) => {
  const id = useId();
  const control = { className: 'input', 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <fieldset className={error ? 'statistic bad' : 'statistic'}>
      <legend className="vh">Statistic {number}</legend>
      <div className="field">
        <label htmlFor={`${id}-value`}>Value</label>
        <input
          {...control}
          id={`${id}-value`}
          maxLength={50}
          value={entry.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-label`}>Label</label>
        <input
          {...control}
          id={`${id}-label`}
          maxLength={100}
          value={entry.label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </div>
      <EntryButtons name={`statistic ${number}`} isFirst={number === 1} isLast={isLast} onMove={onMove} onRemove={onRemove} />
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

const readForm = (stored: StoredList | null) => ({ statistics: stored ? statisticsOf(stored) : [] });

export const StatisticsCard = ({ stored, guard }: Props) => {
  const client = useQueryClient();
  const form = useRecordForm({
    record: stored,
    read: readForm,
    check,
    save: ({ statistics }, { record }) =>
      saveList(client, statisticsSetting, record ?? stored, statistics.filter((entry) => !isBlank(entry)).map(plainEntry)),
    reload: () => reloadList(client, statisticsSetting),
    comparable: ({ statistics }) => ({ statistics: statistics.map(plainEntry) }),
    labels: { statistics: 'Statistics' },
    explain: explainSave(saveErrors.statistics),
    onSaved: () => toast.success('Statistics saved successfully'),
  });
  const { statistics } = form.values;
  const set = (next: Keyed<Statistic>[]) => form.set('statistics', next);
  const removal = useRemoval(statistics, set);
  return (
    <SettingsCard
      title="Company Statistics"
      text="Four work best: they stand in one row on the home page and the About page."
      form={form}
      action="Save Statistics"
      guard={guard}
      add={
        <button type="button" className="btn" onClick={() => set([...statistics, keyed({ value: '', label: '' })])}>
          <AdminIcon name="plus" />
          Add Statistic
        </button>
      }
    >
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.forget} />}
      <div className="statistics-grid">
        {statistics.map((entry, index) => (
          <Pair
            key={entry.key}
            number={index + 1}
            entry={entry}
            error={form.errors[`statistics.${index}`]}
            isLast={index === statistics.length - 1}
            onChange={(part) => set(withEntry(statistics, entry.key, part))}
            onMove={(step) => set(movedEntry(statistics, entry.key, step))}
            onRemove={() => removal.remove(entry.key, `Statistic ${index + 1}`)}
          />
        ))}
      </div>
    </SettingsCard>
  );
};
