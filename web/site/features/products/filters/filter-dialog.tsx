// The sheet with the filters on narrow windows. Loaded when it is opened.

import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useFormats } from '#web/site/lib/formats.ts';
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
  const { counted } = useFormats();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Filters" className="filter-sheet">
      {(titleId) => (
        <>
          <div className="dlg-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="x" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="sheet-body">
            <FilterPanel {...panel} />
          </div>
          <div className="sheet-foot">
            {clear && (
              <Link className="btn btn-line btn-sm" to={clear} preventScrollReset>
                Clear all
              </Link>
            )}
            <button type="button" className="btn btn-main btn-sm" onClick={onClose}>
              {total === undefined ? 'Show products' : `Show ${counted(total, 'product')}`}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
