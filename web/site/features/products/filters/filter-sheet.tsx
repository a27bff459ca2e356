// The filters on narrow windows: a button that opens a sheet. Without script it is a link that shows the form.
import { useState } from 'react';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { useLater } from '#web/site/lib/use-later.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import { panelId } from './side-panel.tsx';

const loadDialog = async () => (await import('./filter-dialog.tsx')).FilterDialog;

interface Props extends Omit<FilterPanelProps, 'id'> {
  /** Number of applied conditions. */
  count: number;
  /** Number of found products; undefined while they load. */
  total: number | undefined;
  /** Address of the list without conditions. */
  clear: string;
}

export const FilterSheet = ({ count, clear, ...panel }: Props) => {
  const say = useTexts(productListTexts);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const showForm = () => window.location.assign(`#${panelId}`);
  const { Component: FilterDialog, want, intent } = useLater(loadDialog, showForm);
  const text = count > 0 ? say('filtersApplied', { count }) : say('filters');
  const open = () => {
    setIsOpen(true);
    want();
  };
  return (
    <>
      {isHydrated ? (
        <button type="button" className="btn btn-line btn-sm open-filters" aria-haspopup="dialog" {...intent} onClick={open}>
          {text}
        </button>
      ) : (
        <a className="btn btn-line btn-sm open-filters" href={`#${panelId}`}>
          {text}
        </a>
      )}
      {FilterDialog && (
        <FilterDialog
          {...panel}
          id={`${panelId}-sheet`}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={text}
          clear={count > 0 ? clear : undefined}
        />
      )}
    </>
  );
};
