// The meaning of a column: a button that opens a searchable list with groups.
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ImportRecord } from '#contract/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useOptionField } from '#web/admin/ui/use-option-field.ts';
import { targetLabel, targetOptions } from './target-options.ts';

interface Props {
  /** Name of the column. */
  name: string;
  target: string | null;
  targets: ImportRecord['targets'];
  hasSpecifications: boolean;
  isFixed: boolean;
  onChange: (target: string | null) => void;
  onOpenChange: (isOpen: boolean) => void;
}

const statusOf = (count: number, more: number): string => {
  if (count === 0) return 'Nothing found.';
  return more > 0 ? `${counted(more, 'other')} not shown: type a part of the name.` : '';
};

/** Space in pixels that the list needs below its button, above the bar with the next step. */
const listHeight = 420;

const TargetList = ({
  name,
  target,
  targets,
  hasSpecifications,
  onChoose,
  onClose,
}: Omit<Props, 'onChange' | 'onOpenChange' | 'isFixed'> & {
  onChoose: (target: string | null) => void;
  onClose: () => void;
}) => {
  const [typed, setTyped] = useState('');
  const [isAbove, setIsAbove] = useState(false);
  const { options, more } = targetOptions({ targets, typed, hasSpecifications });
  const { field, listId, idOf, current, choose, onKeyDown } = useOptionField(options, typed === '' ? (target ?? '') : options[0]?.key);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = input.current?.closest('.target-select')?.getBoundingClientRect() ?? {};
    setIsAbove(window.innerHeight - bottom < listHeight && top > listHeight);
    input.current?.focus({ preventScroll: true });
  }, []);
  const take = (key: string) => onChoose(key === '' ? null : key);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) take(current);
    } else onKeyDown(event);
  };
  const groups = [...Map.groupBy(options, ({ group }) => group)];
  return (
    <div className={isAbove ? 'target-panel is-above' : 'target-panel'}>
      <input
        {...field}
        ref={input}
        className="input"
        aria-label={`Search for the meaning of ${name}`}
        placeholder="Search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          choose(null);
        }}
        onKeyDown={press}
      />
      <div className="target-options" id={listId} role="listbox" aria-label={`Meanings of ${name}`}>
        {groups.map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group} role="group" aria-label={group || undefined}>
            {group && <div className="target-group">{group}</div>}
            {members.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose the option
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and refers to the option
              <div
                key={option.key}
                role="option"
                id={idOf(option.key)}
                aria-selected={option.key === current}
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => choose(option.key)}
                onClick={() => take(option.key)}
              >
                <span className="truncate">{option.label}</span>
                {option.key === (target ?? '') && <AdminIcon name="check" />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {statusOf(options.length, more)}
      </p>
    </div>
  );
};

export const TargetSelect = ({ name, target, targets, hasSpecifications, isFixed, onChange, onOpenChange }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const setOpen = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  const closeAndReturn = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const label = targetLabel(targets, target);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it; not an action of the element
    <div
      ref={root}
      className="target-select"
      onBlur={(event) => {
        if (isOpen && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className="select target-button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`Meaning of ${name}: ${label}`}
        disabled={isFixed}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className="truncate">{label}</span>
      </button>
      {isOpen && (
        <TargetList
          name={name}
          target={target}
          targets={targets}
          hasSpecifications={hasSpecifications}
          onChoose={(chosen) => {
            onChange(chosen);
            closeAndReturn();
          }}
          onClose={closeAndReturn}
        />
      )}
    </div>
  );
};
