// Pictures as large as the screen allows, one at a time: of a product, an article, a text.
import { useEffect } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { Picture, type PictureFallback, warmPicture } from './picture.tsx';
import { type Turning, useSwipe } from './use-turning.ts';

export interface ViewedPicture {
  /** Stored path or address. */
  src: string;
  /** What it shows, when there are words for it. */
  alt?: string;
  caption?: string;
}

interface Props {
  /** Names the dialog: the product, the article. */
  title: string;
  pictures: readonly ViewedPicture[];
  turning: Turning;
  isOpen: boolean;
  onClose: () => void;
  fallback?: PictureFallback;
}

const sizes = '95vw';

const Stage = ({ title, pictures, turning, fallback }: Pick<Props, 'title' | 'pictures' | 'turning' | 'fallback'>) => {
  const { index, count, step, onKeyDown } = turning;
  const swipe = useSwipe(step);
  const shown = pictures[index];
  // the neighbours are there when they are asked for
  useEffect(() => {
    for (const by of [1, -1]) warmPicture(pictures[(index + by + count) % count]?.src, sizes);
  }, [pictures, index, count]);
  // wherever the focus is: a click on the picture takes it off the buttons
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onKeyDown]);
  if (!shown) return null;
  const place = `picture ${index + 1} of ${count}`;
  return (
    <figure className="stage" {...(count > 1 && swipe)}>
      <Picture
        key={shown.src}
        src={shown.src}
        alt={shown.alt || (count > 1 ? `${title}, ${place}` : title)}
        ratio="free"
        sizes={sizes}
        fallback={fallback}
        isUrgent
      />
      {shown.caption && <figcaption>{shown.caption}</figcaption>}
      {count > 1 && (
        <>
          <button type="button" className="turn" aria-label="Previous picture" onClick={() => step(-1)}>
            <Icon name="prev" />
          </button>
          <button type="button" className="turn next" aria-label="Next picture" onClick={() => step(1)}>
            <Icon name="next" />
          </button>
        </>
      )}
    </figure>
  );
};

export const PictureViewer = ({ title, pictures, turning, isOpen, onClose, fallback }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} className="viewer" title={title}>
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
        <Stage title={title} pictures={pictures} turning={turning} fallback={fallback} />
      </div>
    )}
  </Dialog>
);
