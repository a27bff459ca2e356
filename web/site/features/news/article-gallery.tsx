// Additional pictures of an article, which open in a lightbox.
import { useMemo, useState } from 'react';
import type { PictureTexts } from '#contract/fields.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { articleTexts } from '#contract/texts/en/article.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Lightbox, type LightboxImage, lightboxOpener } from '#web/site/ui/lightbox/lightbox.tsx';
import { isPlainClick } from '#web/site/ui/plain-click.ts';
import { useCarousel } from '#web/site/ui/use-carousel.ts';

interface Props {
  images: string[];
  texts?: PictureTexts;
  /** Title of the article. */
  about: string;
}

/** Two pictures per row; with an odd number the first takes a whole row. */
const sizesOf = (index: number, count: number) =>
  index === 0 && count % 2 === 1 ? '(min-width: 768px) 672px, 100vw' : '(min-width: 768px) 330px, 50vw';

export const ArticleGallery = ({ images, texts, about }: Props) => {
  const say = useTexts(articleTexts);
  const carousel = useCarousel(images.length);
  const viewed = useMemo(() => images.map((src): LightboxImage => ({ src, ...texts?.[src] })), [images, texts]);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="vh">
        {say('gallery')}
      </h2>
      <ul className="shots">
        {viewed.map(({ src, alt, caption }, index) => {
          const place = { number: index + 1, count: images.length };
          return (
            <li key={src}>
              {/* without JavaScript the link opens the picture file */}
              <a
                href={storageUrl(src) ?? undefined}
                aria-label={alt ? say('enlargeNamed', { ...place, alt }) : say('enlarge', place)}
                {...lightboxOpener}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  carousel.show(index);
                  setIsOpen(true);
                }}
              >
                <Picture src={src} alt="" fallback="news-tile" sizes={sizesOf(index, images.length)} />
              </a>
              {caption && <p className="pic-caption">{caption}</p>}
            </li>
          );
        })}
      </ul>
      <Lightbox title={about} images={viewed} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} fallback="news-tile" />
    </section>
  );
};
