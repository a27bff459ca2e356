// Rich text of a page. Internal links navigate without a full page load, pictures open in a lightbox, and videos play in
// place.
import { type MouseEvent, useState } from 'react';
import { useTrustedHtml } from '#web/shared/lib/use-trusted-html.ts';
import { addressIn, useLanguage, withLocalLinks } from '#web/site/lib/language.ts';
import { useNavigate } from '#web/site/lib/navigation.ts';
import { playVideo } from '#web/site/lib/video-frame.ts';
import { Lightbox, type LightboxImage } from './lightbox/lightbox.tsx';
import { isPlainClick } from './plain-click.ts';
import { useCarousel } from './use-carousel.ts';

interface Props {
  /** HTML returned by prepareProse. */
  html: string;
  className?: string;
  /** Subject of the text; title of the lightbox. */
  about: string;
  /** Of a text that is not translated. */
  lang?: string | undefined;
}

/** @returns path, query and fragment of a link to a screen of the site; null for other links */
const internalPath = (link: HTMLAnchorElement | null): string | null => {
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (/^\/(storage|api|admin)(\/|$)|\.[a-z]{2,5}$/.test(link.pathname)) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link.pathname + link.search + link.hash;
};

const viewed = (link: HTMLAnchorElement): LightboxImage => ({
  src: link.getAttribute('href') ?? '',
  alt: link.querySelector('img')?.alt,
  caption: link.dataset.caption,
});

export const Prose = ({ html, className = 'prose', about, lang }: Props) => {
  const navigate = useNavigate();
  const language = useLanguage();
  const content = useTrustedHtml(withLocalLinks(html, language));
  const [images, setImages] = useState<LightboxImage[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const carousel = useCarousel(images.length);

  const enlarge = (text: Element, link: HTMLAnchorElement) => {
    const links = [...text.querySelectorAll<HTMLAnchorElement>('a.zoom')];
    setImages(links.map(viewed));
    carousel.show(links.indexOf(link));
    setIsOpen(true);
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const control = (event.target as Element).closest<HTMLElement>('a, button');
    if (control?.matches('button.poster')) playVideo(control);
    if (!(control instanceof HTMLAnchorElement)) return;
    const path = internalPath(control);
    const address = path === null ? null : addressIn(language, path).page;
    const isPicture = control.matches('.zoom');
    if (!isPicture && !address) return;
    event.preventDefault();
    if (isPicture) enlarge(event.currentTarget, control);
    else if (address) void navigate(address);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from the links and buttons inside, including those by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved */}
      <div className={className} lang={lang} onClick={onClick} dangerouslySetInnerHTML={content} />
      {images.length > 0 && <Lightbox title={about} images={images} carousel={carousel} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
};
