// A page of the site in a frame that is as wide as the screen of a visitor.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { trustHtml } from '#web/shared/lib/trusted-html.ts';

interface Props {
  /** Names the frame, e.g. "Preview of Robot LR20". */
  title: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  /** In CSS pixels; without it as much as there is room. What is longer is cut off. */
  height?: number;
  /** Where the page is, or a document without scripts that the server has rendered. */
  page: { address: string } | { html: string };
  /** Escape was pressed inside. */
  onEscape: () => void;
}

/** How much a screen of a width is scaled down to fit into an element, and how high it may be there, before scaling. */
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

/** What somebody has changed in the view of a document. */
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

/** In a document without an address, links to its own parts would load the address of the admin area. */
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
        {/* the policy of previews forbids scripts; no sandbox here, in which the page would look as without scripts */}
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
