// Additional images of an article, which open in a lightbox.
import { useMemo, useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { Lightbox, lightboxOpener } from '#web/site/ui/lightbox.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { useCarousel } from '#web/site/ui/use-carousel.ts';

interface Props {
  images: string[];
  /** Title of the article. */
  about: string;
}

/** Two images per row; with an odd number the first takes a whole row. */
const sizesOf = (index: number, count: number) =>
  index === 0 && count % 2 === 1 ? '(min-width: 768px) 672px, 100vw' : '(min-width: 768px) 330px, 50vw';

export const ArticleGallery = ({ images, about }: Props) => {
  const carousel = useCarousel(images.length);
  const viewed = useMemo(() => images.map((src) => ({ src })), [images]);
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
              {...lightboxOpener}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                carousel.show(index);
                setIsOpen(true);
              }}
            >
              <Picture src={image} alt="" fallback="news-tile" sizes={sizesOf(index, images.length)} />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox title={about} images={viewed} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} fallback="news-tile" />
    </section>
  );
};
