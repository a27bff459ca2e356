// A product's pictures as large as the screen allows.
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShownPicture } from './use-pictures.ts';

interface Props {
  name: string;
  pictures: string[];
  picture: ShownPicture;
  isOpen: boolean;
  onClose: () => void;
}

export const PictureDialog = ({ name, pictures, picture, isOpen, onClose }: Props) => {
  const place = `Picture ${picture.index + 1} of ${picture.count}`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className="lightbox"
      title={name}
      subtitle={
        <span className="mono" aria-live="polite">
          {place}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys serve the two buttons in it */}
      <div className="stage" onKeyDown={picture.onKeyDown}>
        <Picture
          src={pictures[picture.index]}
          alt={`${name}, ${place.toLowerCase()}`}
          ratio="free"
          sizes="95vw"
          fallback="product"
          isUrgent
        />
        {picture.count > 1 && (
          <>
            <button type="button" className="turn" aria-label="Previous picture" onClick={() => picture.step(-1)}>
              <Icon name="prev" />
            </button>
            <button type="button" className="turn next" aria-label="Next picture" onClick={() => picture.step(1)}>
              <Icon name="next" />
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
};
