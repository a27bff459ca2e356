// Additional images of an article, which open in a lightbox.
import { useMemo, useState } from 'react';
import { storageUrl } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { PictureViewer } from '#web/site/ui/picture-viewer.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { useTurning } from '#web/site/ui/use-turning.ts';

interface Props {
  images: string[];
  /** Title of the article. */
  about: string;
}

/** Two images per row; with an odd number the first takes a whole row. */
const sizesOf = (index: number, count: number) =>
  index === 0 && count % 2 === 1 ? '(min-width: 768px) 672px, 100vw' : '(min-width: 768px) 330px, 50vw';

export const ArticleGallery = ({ images, about }: Props) => {
  const turning = useTurning(images.length);
  const pictures = useMemo(() => images.map((src) => ({ src })), [images]);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="vh">
        Gallery
      </h2>
      <ul className="shots">
        {images.map((image, index) => (
          <li key={image}>
            {/* without JavaScript the link opens the image file */}
            <a
              href={storageUrl(image) ?? undefined}
              aria-label={`Enlarge picture ${index + 1} of ${images.length}`}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                turning.show(index);
                setIsOpen(true);
              }}
            >
              <Picture src={image} alt="" fallback="news-tile" sizes={sizesOf(index, images.length)} />
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer
        title={about}
        pictures={pictures}
        turning={turning}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        fallback="news-tile"
      />
    </section>
  );
};
