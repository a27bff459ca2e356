// An image that opens in a lightbox.
import { type ComponentProps, useMemo, useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { Lightbox, lightboxOpener } from './lightbox.tsx';
import { isPlainClick } from './plain-click.ts';
import { useCarousel } from './use-carousel.ts';

interface Props extends ComponentProps<typeof Picture> {
  src: string;
  /** Title of the lightbox. */
  about: string;
}

export const EnlargeablePicture = ({ about, ...picture }: Props) => {
  const { src, alt, fallback } = picture;
  const [isOpen, setIsOpen] = useState(false);
  const carousel = useCarousel(1);
  const images = useMemo(() => [{ src, alt }], [src, alt]);
  return (
    <>
      {/* without JavaScript the link opens the image file */}
      <a
        className="enlargeable"
        href={storageUrl(src) ?? undefined}
        aria-label="Enlarge picture"
        {...lightboxOpener}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Picture {...picture} />
      </a>
      <Lightbox title={about} images={images} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} fallback={fallback} />
    </>
  );
};
