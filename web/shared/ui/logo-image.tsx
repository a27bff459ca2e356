// Logo image, omitted if it does not load. React must remove it, because it could not update the page if other code did.
import { type ComponentProps, useEffect, useRef, useState } from 'react';

export const LogoImage = ({ src, ...rest }: ComponentProps<'img'> & { src: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // the picture may have failed before hydration attached the error handler
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(src);
  }, [src]);
  if (broken === src) return null;
  return <img {...rest} key={src} ref={image} src={src} alt="" onError={() => setBroken(src)} />;
};
