// Rich text as a page shows it. Links inside the site navigate like all others, without loading a document; pictures
// open in a larger view; videos play where they stand.
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { playVideo } from '#web/site/lib/video-frame.ts';
import { PictureViewer, type ViewedPicture } from './picture-viewer.tsx';
import { isPlainClick } from './plain-click.ts';
import { useTurning } from './use-turning.ts';

interface Props {
  /** From prepareProse. */
  html: string;
  className?: string;
  /** What the text is about: names the larger view of its pictures. */
  about: string;
}

/** @returns path, query and fragment of a link that stays on the site's own screens, else null */
const insideAddress = (link: HTMLAnchorElement | null): string | null => {
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (/^\/(storage|api|admin)(\/|$)|\.[a-z]{2,5}$/.test(link.pathname)) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link.pathname + link.search + link.hash;
};

const viewed = (link: HTMLAnchorElement): ViewedPicture => ({
  src: link.getAttribute('href') ?? '',
  alt: link.querySelector('img')?.alt,
  caption: link.dataset.caption,
});

export const Prose = ({ html, className = 'prose', about }: Props) => {
  const navigate = useNavigate();
  const [pictures, setPictures] = useState<ViewedPicture[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const turning = useTurning(pictures.length);

  const enlarge = (text: Element, link: HTMLAnchorElement) => {
    const links = [...text.querySelectorAll<HTMLAnchorElement>('a.zoom')];
    setPictures(links.map(viewed));
    turning.show(links.indexOf(link));
    setIsOpen(true);
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const control = (event.target as Element).closest<HTMLElement>('a, button');
    if (control?.matches('button.poster')) playVideo(control);
    if (!(control instanceof HTMLAnchorElement)) return;
    const address = insideAddress(control);
    const isPicture = control.matches('.zoom');
    if (!isPicture && !address) return;
    event.preventDefault();
    if (isPicture) enlarge(event.currentTarget, control);
    else if (address) void navigate(address);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are the controls, and Enter on them is a click */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was saved */}
      <div className={className} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
      {pictures.length > 0 && (
        <PictureViewer title={about} pictures={pictures} turning={turning} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
};
