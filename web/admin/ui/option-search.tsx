// A search field with its results below it, of which one is chosen by Enter or a click.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useOptionField } from './use-option-field.ts';

export interface SearchOption {
  key: string;
  title: string;
  /** Beside the title. */
  note?: string;
}

interface Props<T extends SearchOption> {
  label: string;
  listLabel: string;
  placeholder?: string | undefined;
  typed: string;
  onType: (text: string) => void;
  options: readonly T[];
  /** The options still belong to the previous text. */
  isBusy: boolean;
  /** Below the options. */
  status: string;
  onChoose: (option: T) => void;
}

export const OptionSearch = <T extends SearchOption>(props: Props<T>) => {
  const { label, listLabel, placeholder, typed, onType, options, isBusy, status, onChoose } = props;
  const { field, listId, idOf, current, choose, onKeyDown } = useOptionField(options);
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: results make the panel taller, and the foot of the form may cover it
  useEffect(() => {
    root.current?.closest('.rte-panel')?.scrollIntoView?.({ block: 'nearest' });
  }, [options, status]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return onKeyDown(event);
    // keeps the event from the form around it
    event.preventDefault();
    event.stopPropagation();
    const option = options.find(({ key }) => key === current);
    if (option && !isBusy) onChoose(option);
  };

  return (
    <div className="rte-records" ref={root}>
      <input
        {...field}
        className="input"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          choose(null);
        }}
        onKeyDown={press}
      />
      <div className="rte-options" id={listId} role="listbox" aria-label={listLabel} hidden={options.length === 0}>
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose the option
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and refers to the option
          <div
            key={option.key}
            role="option"
            id={idOf(option.key)}
            aria-selected={option.key === current}
            // the field keeps the focus
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => choose(option.key)}
            onClick={() => onChoose(option)}
          >
            <span className="truncate">{option.title}</span>
            {option.note && <small>{option.note}</small>}
          </div>
        ))}
      </div>
      <p role="status">{status}</p>
    </div>
  );
};
