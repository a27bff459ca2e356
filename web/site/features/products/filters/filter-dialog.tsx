// The sheet with the filters on narrow windows. Loaded when it is opened.

import { productFiltersTexts } from '#contract/texts/en/product-filters.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Link } from '#web/site/ui/link.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterDialogProps extends FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Contains the number of applied conditions. */
  title: string;
  /** Address of the list without conditions; undefined if there are none. */
  clear: string | undefined;
  /** Number of found products; undefined while they load. */
  total: number | undefined;
}

export const FilterDialog = ({ isOpen, onClose, title, clear, total, ...panel }: FilterDialogProps) => {
  const say = useTexts(productFiltersTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('title')} className="filter-sheet">
      {(titleId) => (
        <>
          <div className="dlg-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="x" aria-label={say('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="sheet-body">
            <FilterPanel {...panel} />
          </div>
          <div className="sheet-foot">
            {clear && (
              <Link className="btn btn-line btn-sm" to={clear} preventScrollReset>
                {say('clear')}
              </Link>
            )}
            <button type="button" className="btn btn-main btn-sm" onClick={onClose}>
              {total === undefined ? say('show') : say('showFound', { count: total })}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
