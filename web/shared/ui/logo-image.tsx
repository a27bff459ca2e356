// The image of a logo, left out while its address does not load. React removes it: nothing else may take its elements away.
import { type ComponentProps, useEffect, useRef, useState } from 'react';

export const LogoImage = ({ src, ...rest }: ComponentProps<'img'> & { src: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // it may have failed before hydration attached the error handler
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(src);
  }, [src]);
  if (broken === src) return null;
  return <img {...rest} key={src} ref={image} src={src} alt="" onError={() => setBroken(src)} />;
};
