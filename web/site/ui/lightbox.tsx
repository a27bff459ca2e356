// Full-screen dialog with the images of a product, an article or a text.
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { PictureFallback } from '#web/shared/ui/picture.tsx';
import { type LightboxImage, LightboxStage } from './lightbox-stage.tsx';
import type { Carousel } from './use-carousel.ts';

export type { LightboxImage };

interface Props {
  /** Title of the dialog, such as the name of the product. */
  title: string;
  images: readonly LightboxImage[];
  carousel: Carousel;
  isOpen: boolean;
  onClose: () => void;
  fallback?: PictureFallback;
}

export const Lightbox = ({ title, images, carousel, isOpen, onClose, fallback }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} className="lightbox dark" title={title}>
    {(titleId) => (
      <div>
        <div className="dlg-head">
          <div>
            <h2 id={titleId}>{title}</h2>
            <p className="mono" aria-live="polite">
              {`Picture ${carousel.index + 1} of ${carousel.count}`}
            </p>
          </div>
          <button type="button" className="x" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <LightboxStage title={title} images={images} carousel={carousel} onClose={onClose} fallback={fallback} />
      </div>
    )}
  </Dialog>
);
