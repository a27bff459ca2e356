// Suggestions below the search field of a page. The code is loaded when the field gets the focus.
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useLayoutEffect } from 'react';
import { suggestionsTexts } from '#contract/texts/en/suggestions.ts';
import { useActiveOption } from '#web/shared/ui/use-active-option.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionListProps {
  field: RefObject<HTMLInputElement | null>;
  /** Receives the function that handles the keys of the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  typed: string;
  category: string | undefined;
  onAccept: (text: string) => void;
}

/** The field is a combobox while it has suggestions; without them it remains a plain search field. */
const useCombobox = (field: RefObject<HTMLInputElement | null>, listId: string, isOpen: boolean, activeId: string | undefined) => {
  useEffect(() => {
    const input = field.current;
    if (!input || !isOpen) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'true', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [field, listId, isOpen]);
  useEffect(() => {
    const input = field.current;
    if (activeId) input?.setAttribute('aria-activedescendant', activeId);
    return () => input?.removeAttribute('aria-activedescendant');
  }, [field, activeId]);
};

export const SuggestionList = ({ field, keys, typed, category, onAccept }: SuggestionListProps) => {
  const id = useId();
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const { suggestions, hide } = useSuggestions(typed, category);
  const { active, choose, onKeyDown } = useActiveOption({ options: suggestions, idOf });
  const isOpen = suggestions.length > 0;
  const say = useTexts(suggestionsTexts);
  useCombobox(field, idOf('list'), isOpen, active && idOf(active));

  const accept = (text: string) => {
    choose(null);
    onAccept(text);
  };
  useLayoutEffect(() => {
    keys.current = (event) => {
      if (!isOpen || event.nativeEvent.isComposing) return;
      const chosen = suggestions.find(({ key }) => key === active);
      const isAccepted = chosen && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey));
      if (isAccepted) accept(chosen.text);
      else if (event.key === 'Escape') hide();
      else return onKeyDown(event);
      event.preventDefault();
    };
    return () => {
      keys.current = null;
    };
  });
  return (
    <>
      {isOpen && (
        <div id={idOf('list')} className="suggestion-list" role="listbox" aria-label={say('label')}>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={suggestion.key}
              suggestion={suggestion}
              id={idOf(suggestion.key)}
              isActive={suggestion.key === active}
              onPoint={() => choose(suggestion.key)}
              onAccept={() => accept(suggestion.text)}
            />
          ))}
        </div>
      )}
      <p className="vh" role="status">
        {isOpen && say('found', { count: suggestions.length })}
      </p>
    </>
  );
};
