import { useId } from 'react';
import type { Statistic } from '#contract/rules/placeholders.ts';
import { listEntryLengths } from '#contract/rules/settings.ts';
import { saveErrors } from '#web/admin/lib/save-errors.ts';
import { type Keyed, plainEntry, type Step } from '#web/admin/ui/reorder/entries.ts';
import { EntryButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { type StoredList, statisticsSetting } from './about.queries.ts';
import { ListCard } from './list-card.tsx';
import { statisticsOf } from './list-entries.ts';
import { useListForm } from './use-list-form.ts';

const isBlank = ({ value, label }: Statistic) => value.trim() === '' && label.trim() === '';

const check = (entry: Statistic) =>
  !isBlank(entry) && (entry.value.trim() === '' || entry.label.trim() === '') ? 'A statistic needs a value and a label.' : undefined;

interface PairProps {
  number: number;
  entry: Keyed<Statistic>;
  error: string | undefined;
  isLast: boolean;
  onChange: (part: Partial<Statistic>) => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

const Pair = ({ number, entry, error, isLast, onChange, onMove, onRemove }: PairProps) => {
  const id = useId();
  const item = useReorderItem(entry.key);
  const control = { className: 'input', 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <fieldset className={['statistic', error && 'bad', item.className].filter(Boolean).join(' ')} ref={item.ref} onKeyDown={item.onKeyDown}>
      <legend className="vh">Statistic {number}</legend>
      <div className="field">
        <label htmlFor={`${id}-value`}>Value</label>
        <input
          {...control}
          id={`${id}-value`}
          maxLength={listEntryLengths.statistic.value}
          value={entry.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-label`}>Label</label>
        <input
          {...control}
          id={`${id}-label`}
          maxLength={listEntryLengths.statistic.label}
          value={entry.label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </div>
      <EntryButtons
        name={`statistic ${number}`}
        grip={<ReorderGrip item={item} />}
        isFirst={number === 1}
        isLast={isLast}
        onMove={onMove}
        onRemove={onRemove}
      />
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
};

export const StatisticsCard = ({ stored }: { stored: StoredList }) => {
  const list = useListForm<Statistic>({
    setting: statisticsSetting,
    stored,
    read: statisticsOf,
    check,
    write: (entry) => (isBlank(entry) ? null : plainEntry(entry)),
    noun: 'Statistic',
    label: 'Statistics',
    errors: saveErrors.statistics,
    savedText: 'Statistics saved successfully',
  });
  const { entries, reorder, removal } = list;
  return (
    <ListCard
      title="Company Statistics"
      text="Four work best: they fill one row on the home page and the About page."
      list={list}
      layout="grid"
      action="Save Statistics"
      addText="Add Statistic"
      onAdd={() => list.add({ value: '', label: '' })}
    >
      <div className="statistics-grid">
        {entries.map((entry, index) => (
          <Pair
            key={entry.key}
            number={index + 1}
            entry={entry}
            error={list.errorOf(index)}
            isLast={index === entries.length - 1}
            onChange={(part) => list.change(entry.key, part)}
            onMove={(step) => reorder.move(entry.key, step)}
            onRemove={() => removal.remove(entry.key, `Statistic ${index + 1}`)}
          />
        ))}
      </div>
    </ListCard>
  );
};
