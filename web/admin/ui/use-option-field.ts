// A search field with a list of options below it (a combobox): the focus stays in the field, whose `aria-activedescendant` is the
// option that Enter chooses.
import { useCallback, useId } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { useActiveOption } from '#web/shared/ui/use-active-option.ts';

/**
 * @param first key of the option that Enter chooses while none is active
 * @returns `current`, the key of the option that Enter chooses
 */
export const useOptionField = (options: readonly { key: string }[], first = options[0]?.key) => {
  const id = useId();
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const { active, choose, onKeyDown } = useActiveOption({ options, idOf });
  const current = active ?? first;
  const listId = `${id}-list`;
  const field = {
    role: 'combobox',
    'aria-expanded': options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': current && idOf(current),
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 200,
  } as const;
  return { field, listId, idOf, current, choose, onKeyDown };
};

interface Search {
  /** The text of the search; empty without a search. */
  text: string;
  isBusy: boolean;
  /** Whether the search of at least one kind of record failed. */
  isIncomplete: boolean;
  count: number;
}

/** The message of a search field, shown below its list. */
export const searchStatus = ({ text, isBusy, isIncomplete, count }: Search): string => {
  if (isBusy) return 'Searching...';
  if (text === '') return '';
  if (isIncomplete) return 'Some results could not be loaded.';
  if (count === 0) return `Nothing found for “${text}”`;
  return counted(count, 'result');
};
