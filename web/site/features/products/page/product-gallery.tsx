import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { PictureTexts } from '#contract/fields.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Picture, preloadPicture } from '#web/shared/ui/picture.tsx';
import { useTexts } from '#web/site/lib/language.ts';
import { useHydrated } from '#web/site/lib/use-hydrated.ts';
import { Lightbox, lightboxOpener } from '#web/site/ui/lightbox/lightbox.tsx';
import { useCarousel } from '#web/site/ui/use-carousel.ts';

interface Props {
  /** Name of the product. */
  name: string;
  /** Stored paths or URLs, the main picture first. If empty, the placeholder is shown. */
  images: string[];
  texts?: PictureTexts;
}

const mainSizes = '(min-width: 1360px) 714px, (min-width: 1024px) 54vw, 88vw';

export const ProductGallery = ({ name, images, texts }: Props) => {
  const say = useTexts(productTexts);
  const picture = useCarousel(images.length);
  const viewed = useMemo(() => images.map((src) => ({ src, ...texts?.[src] })), [images, texts]);
  const thumbnails = useRef<HTMLDivElement>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const isHydrated = useHydrated();
  // arrow keys move the focus; other keys keep their default action, so that Tab leaves the group
  const turnFromThumbnail = (event: KeyboardEvent) => {
    const buttons = [...(thumbnails.current?.querySelectorAll('button') ?? [])];
    const shown = picture.onKeyDown(event, buttons.indexOf(event.target as HTMLButtonElement));
    if (shown !== null) buttons[shown]?.focus();
  };
  const numbered = images.length > 1 ? say('pictureOf', { name, number: picture.index + 1, last: images.length }) : name;
  const { alt = numbered, caption } = viewed[picture.index] ?? {};

  return (
    <div className="gallery">
      <div className="main">
        <Picture src={images[picture.index]} alt={alt} sizes={mainSizes} fallback="product" isUrgent />
        {isHydrated && images.length > 0 && (
          <button
            type="button"
            className="enlarge"
            aria-label={say('enlarge')}
            {...lightboxOpener}
            onClick={() => setIsEnlarged(true)}
            onKeyDown={picture.onKeyDown}
          >
            <Icon name="search" />
          </button>
        )}
      </div>
      {caption && <p className="pic-caption">{caption}</p>}
      {images.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div className="thumbs" role="group" aria-label={say('pictures')} ref={thumbnails} onKeyDown={turnFromThumbnail}>
          {images.map((source, index) => (
            <button
              type="button"
              key={source}
              aria-label={say('picture', { number: index + 1 })}
              aria-current={index === picture.index ? 'true' : undefined}
              onClick={() => picture.show(index)}
              onPointerEnter={() => preloadPicture(source, mainSizes)}
            >
              <Picture src={source} alt="" sizes="(min-width: 768px) 120px, 18vw" fallback="product" />
            </button>
          ))}
        </div>
      )}
      <Lightbox
        title={name}
        images={viewed}
        carousel={picture}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        fallback="product"
      />
    </div>
  );
};
