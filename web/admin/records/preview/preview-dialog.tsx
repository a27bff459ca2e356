// A preview of a page, as wide as the screens of visitors.
import { type ComponentProps, type ReactNode, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { belowTablet } from '#web/shared/lib/widths.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { PreviewFrame } from './preview-frame.tsx';

interface Props {
  /** What is shown, e.g. the product's name. */
  name: string;
  /** Describes the state that is shown. */
  hint: string;
  /** Null until it is known. */
  page: ComponentProps<typeof PreviewFrame>['page'] | null;
  /** Shown above the page. */
  notice?: ReactNode;
  onClose: () => void;
}

const widths = { Desktop: 1280, Tablet: 768, Phone: 390 } as const;
type Screen = keyof typeof widths;

export const PreviewDialog = ({ name, hint, page, notice, onClose }: Props) => {
  // on a phone, the view of a phone is shown first
  const [screen, setScreen] = useState<Screen>(() => (window.matchMedia(belowTablet).matches ? 'Phone' : 'Desktop'));
  const title = `Preview of ${name.trim() || 'an unnamed record'}`;
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
          {notice}
          {page && <PreviewFrame title={title} width={widths[screen]} page={page} onEscape={onClose} />}
        </>
      )}
    </Dialog>
  );
};
