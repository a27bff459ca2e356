// Full-screen dialog with the pictures of a product, an article or a text.
import { lazy, Suspense } from 'react';
import { lightboxTexts } from '#contract/texts/en/lightbox.ts';
import { useControlTexts } from '#web/shared/ui/control-texts.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import type { LightboxImage, StageProps } from './lightbox-stage.tsx';

export type { LightboxImage };

interface Props extends StageProps {
  isOpen: boolean;
}

/** Fallback without zoom and gestures if their code does not load. */
const PlainStage = ({ title, images, carousel: { index }, fallback }: StageProps) => {
  const { src, alt = title } = images[index] ?? {};
  return (
    <div className="stage">
      <div className="slide">
        <Picture src={src} alt={alt} ratio="free" fallback={fallback} />
      </div>
    </div>
  );
};

const loadStage = () => import('./lightbox-stage.tsx');

/** Handlers of a control that opens a lightbox: load the code when the visitor is about to open it. */
export const lightboxOpener = {
  onPointerEnter: () => void loadStage().catch(() => {}),
  onFocus: () => void loadStage().catch(() => {}),
} as const;

const Stage = lazy(() =>
  loadStage().then(
    ({ LightboxStage }) => ({ default: LightboxStage }),
    () => ({ default: PlainStage }),
  ),
);

export const Lightbox = ({ title, images, carousel, isOpen, onClose, fallback }: Props) => {
  const say = useTexts(lightboxTexts);
  const sayControls = useControlTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} className="lightbox dark" title={title}>
      {(titleId) => (
        <div>
          <div className="dlg-head">
            <div>
              <h2 id={titleId}>{title}</h2>
              <p className="mono" aria-live="polite">
                {say('picture', { at: carousel.index + 1, count: carousel.count })}
              </p>
            </div>
            <button type="button" className="x" aria-label={sayControls('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <Suspense fallback={<div className="stage" />}>
            <Stage title={title} images={images} carousel={carousel} onClose={onClose} fallback={fallback} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
};
