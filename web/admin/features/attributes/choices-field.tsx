// The choices of an attribute, in the order of display.
import { useId } from 'react';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import { useRemoval } from '#web/admin/ui/entries/use-removal.ts';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';
import { type Keyed, keyed, type Step, withEntry } from '#web/admin/ui/reorder/entries.ts';
import { EntryButtons } from '#web/admin/ui/reorder/entry-buttons.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { ReorderList, useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { useReorder } from '#web/admin/ui/reorder/use-reorder.ts';
import type { ChoiceValues } from './attribute-values.ts';

interface RowProps {
  choice: Keyed<ChoiceValues>;
  number: number;
  isLast: boolean;
  onChange: (part: Partial<ChoiceValues>) => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

const ChoiceRow = ({ choice, number, isLast, onChange, onMove, onRemove }: RowProps) => {
  const item = useReorderItem(choice.key);
  const name = choice.label.trim() || `choice ${number}`;
  return (
    <li className={['attribute-choice', item.className].filter(Boolean).join(' ')} ref={item.ref} onKeyDown={item.onKeyDown}>
      <input
        className="input"
        aria-label={`Choice ${number}`}
        placeholder="Choice"
        maxLength={attributeLimits.label}
        value={choice.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <input
        className="input"
        aria-label={`Other spellings of ${name}`}
        placeholder="Other spellings, separated by commas"
        value={choice.aliases}
        onChange={({ target }) => onChange({ aliases: target.value })}
      />
      <EntryButtons
        name={name}
        grip={<ReorderGrip item={item} />}
        isFirst={number === 1}
        isLast={isLast}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  );
};

export const ChoicesField = ({ value: choices, onChange, error }: FieldBinding<Keyed<ChoiceValues>[]>) => {
  const id = useId();
  const reorder = useReorder({ entries: choices, onChange, noun: 'Choice' });
  const removal = useRemoval(choices, onChange);
  return (
    <fieldset className={error ? 'field bad' : 'field'} aria-describedby={error && id}>
      <legend className="flabel">
        Choices{' '}
        <i aria-hidden="true" className="req">
          *
        </i>
      </legend>
      {removal.name && <UndoNotice text={`${removal.name} removed`} onUndo={removal.undo} onDismiss={removal.dismiss} />}
      <ReorderList {...reorder.list}>
        <ol className="attribute-choices">
          {choices.map((choice, index) => (
            <ChoiceRow
              key={choice.key}
              choice={choice}
              number={index + 1}
              isLast={index === choices.length - 1}
              onChange={(part) => onChange(withEntry(choices, choice.key, part))}
              onMove={(step) => reorder.move(choice.key, step)}
              onRemove={() => removal.remove(choice.key, choice.label || `Choice ${index + 1}`)}
            />
          ))}
        </ol>
      </ReorderList>
      <p className="vh" role="status">
        {reorder.announcement}
      </p>
      {error && (
        <p className="err" id={id}>
          <AdminIcon name="alert" />
          {error}
        </p>
      )}
      {choices.length < attributeLimits.choices && (
        <div>
          <button type="button" className="btn btn-s" onClick={() => onChange([...choices, keyed({ slug: '', label: '', aliases: '' })])}>
            <AdminIcon name="plus" />
            Add choice
          </button>
        </div>
      )}
    </fieldset>
  );
};
