// A picture that opens over the whole screen.
import { type ComponentProps, useMemo, useState } from 'react';
import { storageUrl } from '#web/shared/lib/paths.ts';
import { Picture } from '#web/shared/ui/picture.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { isPlainClick } from './plain-click.ts';
import { useTurning } from './use-turning.ts';

interface Props extends ComponentProps<typeof Picture> {
  src: string;
  /** Names the larger view. */
  about: string;
}

export const EnlargeablePicture = ({ about, ...picture }: Props) => {
  const { src, alt, fallback } = picture;
  const [isOpen, setIsOpen] = useState(false);
  const turning = useTurning(1);
  const pictures = useMemo(() => [{ src, alt }], [src, alt]);
  return (
    <>
      {/* without script it leads to the picture */}
      <a
        className="enlargeable"
        href={storageUrl(src) ?? undefined}
        aria-label="Enlarge picture"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Picture {...picture} />
      </a>
      <PictureViewer
        title={about}
        pictures={pictures}
        turning={turning}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        fallback={fallback}
      />
    </>
  );
};
