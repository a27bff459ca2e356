// A preview of unsaved content on the site, as wide as the screens of visitors.
import { type ReactNode, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { AddressFrame } from './address-frame.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { SiteSurroundings } from './site-surroundings.tsx';

interface Props {
  /** What is shown, e.g. the product's name. */
  name: string;
  onClose: () => void;
  /** Default: says that the content is not saved. */
  hint?: string;
  /** What the site shows in its <main>. */
  children?: ReactNode;
  /** In place of children: the address of a whole page. */
  address?: string;
}

const widths = { Desktop: 1280, Tablet: 768, Phone: 390 } as const;
type Screen = keyof typeof widths;

const narrow = 720;

const notSaved = 'Not saved yet. Links and buttons do nothing here.';

export const PreviewDialog = ({ name, onClose, hint = notSaved, children, address }: Props) => {
  // on a phone, what visitors on a phone see
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < narrow ? 'Phone' : 'Desktop'));
  const title = `Preview of ${name.trim() || 'what is not named yet'}`;
  return (
    <Dialog isOpen onClose={onClose} title={title} className="dlg-preview">
      {(titleId) => (
        <>
          <header className="dlg-head">
            <div className="grow">
              <h2 id={titleId} className="truncate">
                {title}
              </h2>
              <p className="hint">{hint}</p>
            </div>
            <SegmentFilter
              label="Screen"
              all="Desktop"
              options={['Tablet', 'Phone']}
              value={screen === 'Desktop' ? '' : screen}
              onChange={(next) => setScreen(next || 'Desktop')}
            />
            <button type="button" className="icon-btn" aria-label="Close preview" title="Close (Esc)" onClick={onClose}>
              <AdminIcon name="close" />
            </button>
          </header>
          {address === undefined ? (
            <PreviewFrame title={title} width={widths[screen]} onEscape={onClose} Around={SiteSurroundings}>
              {children}
            </PreviewFrame>
          ) : (
            <AddressFrame title={title} width={widths[screen]} address={address} />
          )}
        </>
      )}
    </Dialog>
  );
};
