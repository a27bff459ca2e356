// A page of the site in a frame that is as wide as the screen of a visitor.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { trustHtml } from '#web/shared/lib/trusted-html.ts';

interface Props {
  /** Names the frame, e.g. "Preview of Robot LR20". */
  title: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  /** In CSS pixels; by default the available height. Longer pages are cut off. */
  height?: number;
  /** An address, or a document without scripts that the server has rendered. */
  page: { address: string } | { html: string };
  /** Called when Escape is pressed inside the frame. */
  onEscape: () => void;
}

/** @returns the scale at which a screen of this width fits into the element, and the height that is available before scaling */
const useFrameSize = (room: RefObject<HTMLElement | null>, width: number): { scale: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  // before the first paint, so that nothing moves
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  return { scale, height: Math.floor(size.height / scale) };
};

/** What the user has scrolled and opened in a document. */
interface View {
  top: number;
  open: boolean[];
}

const sectionsOf = (inside: Document) => [...inside.querySelectorAll('details')];

const viewOf = (inside: Document): View => ({
  top: inside.defaultView?.scrollY ?? 0,
  open: sectionsOf(inside).map(({ open }) => open),
});

const restoreView = (inside: Document, { top, open }: View): void => {
  for (const [index, section] of sectionsOf(inside).entries()) section.open = open[index] ?? section.open;
  if (top > 0) inside.defaultView?.scrollTo({ top, behavior: 'instant' });
};

/** In a `srcdoc` document, links to fragments would load the address of the admin area. */
const scrollToPart = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a[href^="#"]');
  const part = link?.ownerDocument.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!link) return;
  event.preventDefault();
  part?.scrollIntoView();
};

export const PreviewFrame = ({ title, width, height: fixedHeight, page, onEscape }: Props) => {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const view = useRef<View | null>(null);
  const { scale, height: roomHeight } = useFrameSize(room, width);
  const height = fixedHeight ?? roomHeight;
  const html = 'html' in page ? page.html : null;
  const inside = () => frame.current?.contentDocument ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: before another document replaces the one that is shown
  useLayoutEffect(() => {
    return () => {
      const shown = inside();
      if (shown) view.current = viewOf(shown);
    };
  }, [html]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });
  const onLoad = () => {
    const loaded = inside();
    if (!loaded) return;
    if (html !== null) loaded.addEventListener('click', scrollToPart);
    loaded.addEventListener('keydown', (event) => onKeyDown(event));
    if (view.current) restoreView(loaded, view.current);
  };
  return (
    <div className="preview-room" ref={room}>
      <div className="preview-screen" style={{ width: width * scale, height: height * scale }}>
        {/* the Content-Security-Policy of previews forbids scripts; in a sandbox, the page would look as it does without scripts */}
        <iframe
          ref={frame}
          title={title}
          scrolling={fixedHeight === undefined ? undefined : 'no'}
          src={'address' in page ? page.address : undefined}
          srcDoc={html === null ? undefined : trustHtml(html)}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      </div>
    </div>
  );
};
