// Pictures over the whole screen: of a product, an article, a text.
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { PictureFallback } from '#web/shared/ui/picture.tsx';
import { PictureStage, type ViewedPicture } from './picture-stage.tsx';
import type { Turning } from './use-turning.ts';

export type { ViewedPicture };

interface Props {
  /** Names the dialog: the product, the article. */
  title: string;
  pictures: readonly ViewedPicture[];
  turning: Turning;
  isOpen: boolean;
  onClose: () => void;
  fallback?: PictureFallback;
}

export const PictureViewer = ({ title, pictures, turning, isOpen, onClose, fallback }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} className="viewer dark" title={title}>
    {(titleId) => (
      <div>
        <div className="dlg-head">
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className="mono" aria-live="polite">
              {`Picture ${turning.index + 1} of ${turning.count}`}
            </p>
          </div>
          <button type="button" className="x" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <PictureStage title={title} pictures={pictures} turning={turning} onClose={onClose} fallback={fallback} />
      </div>
    )}
  </Dialog>
);
