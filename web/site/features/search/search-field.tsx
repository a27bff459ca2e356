// Search field: a combobox that controls the list of results.
import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { searchTexts } from '#contract/texts/en/search.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { useHref, useTexts } from '#web/site/lib/language.ts';

// the smaller of the limits of the two list screens, in characters
const longestSearch = 200;

interface Props {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  isBusy: boolean;
  listId: string;
  hasOptions: boolean;
  /** Id of the active option. */
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  onClose: () => void;
}

export const SearchField = ({ input, text, isBusy, listId, hasOptions, activeId, onType, onKeyDown, onSubmit, onClose }: Props) => {
  const say = useTexts(searchTexts);
  const href = useHref();
  // continue typing at the end of the text typed before the field was loaded
  useLayoutEffect(() => {
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  }, [input]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search>
      <form className="finder-field" action={href(paths.products())} method="get" onSubmit={submit}>
        {isBusy ? <Spinner /> : <Icon name="search" />}
        <input
          ref={input}
          type="text"
          name="search"
          role="combobox"
          aria-label={say('field')}
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={say('field')}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className="clear mono" onClick={clear}>
            {say('clear')}
          </button>
        )}
        <button type="button" className="x" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
};
