// Draws parts of the site in a document of their own, in the colours of the settings.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { QueryClientProvider } from '#web/site/query/use-query.ts';
import { applySiteTheme, disableInteraction, previewSource } from './preview-document.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useSiteClient } from './use-site-client.ts';

interface Props {
  /** Names the frame, e.g. "Preview of Robot LR20". */
  title: string;
  /** Width of the simulated screen, in CSS pixels. */
  width: number;
  /** In CSS pixels; without it as much as there is room. What is longer is cut off. */
  height?: number;
  /** Escape was pressed inside. */
  onEscape: () => void;
  /** What the site shows in its <main>. */
  children: ReactNode;
  /** Draws the rest of the page around its <main>. */
  Around?: ComponentType<{ children: ReactNode }>;
}

export const PreviewFrame = ({ title, width, height: fixedHeight, onEscape, children, Around }: Props) => {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  const { data: settings } = useQuery(settingsQuery);
  const site = useSiteClient();
  const { scale, height: roomHeight } = useFrameSize(room, width);
  const height = fixedHeight ?? roomHeight;
  const close = useEffectEvent(onEscape);

  useEffect(() => {
    if (inside) applySiteTheme(inside, settings);
  }, [inside, settings]);
  useEffect(() => (inside ? disableInteraction(inside, () => close()) : undefined), [inside]);

  const main = <main>{children}</main>;
  return (
    <div className="preview-room" ref={room}>
      <div className="preview-screen" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          className={inside ? undefined : 'is-loading'}
          title={title}
          scrolling={fixedHeight === undefined ? undefined : 'no'}
          srcDoc={previewSource}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setInside(frame.current?.contentDocument ?? null)}
        />
      </div>
      {inside &&
        createPortal(<QueryClientProvider value={site}>{Around ? <Around>{main}</Around> : main}</QueryClientProvider>, inside.body)}
    </div>
  );
};
