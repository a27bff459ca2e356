// Further pictures of an article; each opens large, with the others before and after it.
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  images: string[];
  /** Title of the article. */
  about: string;
}

export const ArticleGallery = ({ images, about }: Props) => {
  const [shown, setShown] = useState<number | null>(null);
  const label = (index: number) => `Picture ${index + 1} of ${images.length}`;
  const step = (by: number) => setShown((index) => (index === null ? null : (index + by + images.length) % images.length));
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <section aria-labelledby="gallery" onKeyDown={turn}>
      <h2 id="gallery" className="vh">
        Gallery
      </h2>
      <ul className="shots">
        {images.map((image, index) => (
          <li key={image}>
            <button type="button" onClick={() => setShown(index)} aria-label={`Enlarge picture ${index + 1} of ${images.length}`}>
              <Picture src={image} alt="" fallback="news-tile" sizes="(min-width: 768px) 330px, 50vw" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={about}
        subtitle={shown !== null && label(shown)}
        className="viewer"
      >
        {shown !== null && (
          <div className="viewer-body">
            <Picture
              key={shown}
              src={images[shown]}
              alt={`${about}, ${label(shown)}`}
              fallback="news-tile"
              sizes="(min-width: 1200px) 1120px, 100vw"
            />
            {images.length > 1 && (
              <div className="turns">
                <button type="button" className="btn btn-line btn-sm" onClick={() => step(-1)}>
                  <Icon name="prev" />
                  Previous
                </button>
                <button type="button" className="btn btn-line btn-sm" onClick={() => step(1)}>
                  Next
                  <Icon name="next" />
                </button>
              </div>
            )}
          </div>
        )}
      </Dialog>
    </section>
  );
};
