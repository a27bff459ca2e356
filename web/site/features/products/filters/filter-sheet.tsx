// The filters on narrow windows: a button that opens a sheet. Without script it is a link that shows the form.
import { useState } from 'react';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Link } from '#web/site/ui/link.tsx';
import type { ProductListAddress } from '../product-list-address.ts';
import type { FilterItem } from './filter-data.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterForm } from './use-filter-fields.ts';

interface Props {
  items: readonly FilterItem[];
  form: FilterForm;
  address: ProductListAddress;
  /** Applied conditions. */
  count: number;
  /** Found products; undefined while they load. */
  total: number | undefined;
  /** The list without conditions. */
  clear: string;
  /** Id of the section with the form. */
  panelId: string;
}

export const FilterSheet = ({ count, total, clear, panelId, ...panel }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const text = count > 0 ? `Filters (${count})` : 'Filters';
  const close = () => setIsOpen(false);
  return (
    <>
      {isHydrated ? (
        <button type="button" className="btn btn-line btn-sm open-filters" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {text}
        </button>
      ) : (
        <a className="btn btn-line btn-sm open-filters" href={`#${panelId}`}>
          {text}
        </a>
      )}
      <Dialog isOpen={isOpen} onClose={close} title="Filters" className="filter-sheet">
        {(titleId) => (
          <>
            <div className="dlg-head">
              <h2 id={titleId}>{text}</h2>
              <button type="button" className="x" aria-label="Close" onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <div className="sheet-body">
              <FilterPanel {...panel} id={`${panelId}-sheet`} />
            </div>
            <div className="sheet-foot">
              {count > 0 && (
                <Link className="btn btn-line btn-sm" to={clear} preventScrollReset>
                  Clear all
                </Link>
              )}
              <button type="button" className="btn btn-main btn-sm" onClick={close}>
                {total === undefined ? 'Show products' : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
              </button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
};
