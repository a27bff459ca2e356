// A picture that opens in a lightbox.
import { type ComponentProps, useMemo, useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { proseTexts } from '#contract/texts/en/prose.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { Lightbox, lightboxOpener } from './lightbox/lightbox.tsx';
import { isPlainClick } from './plain-click.ts';
import { useCarousel } from './use-carousel.ts';

interface Props extends Omit<ComponentProps<typeof Picture>, 'alt'> {
  src: string;
  /** Alternative text, if there is one. */
  alt?: string;
  caption?: string;
  /** Title of the lightbox. */
  about: string;
}

export const EnlargeablePicture = ({ about, alt = '', caption, ...picture }: Props) => {
  const { src, fallback } = picture;
  const say = useTexts(proseTexts);
  const [isOpen, setIsOpen] = useState(false);
  const carousel = useCarousel(1);
  const images = useMemo(() => [{ src, alt, caption }], [src, alt, caption]);
  return (
    <div className="enlargeable">
      {/* without JavaScript the link opens the picture file */}
      <a
        href={storageUrl(src) ?? undefined}
        aria-label={alt ? say('enlargeNamed', { alt }) : say('enlarge')}
        {...lightboxOpener}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Picture {...picture} alt={alt} />
      </a>
      {caption && <p className="pic-caption">{caption}</p>}
      <Lightbox title={about} images={images} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} fallback={fallback} />
    </div>
  );
};
