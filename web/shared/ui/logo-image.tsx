// Logo image, replaced if it does not load. React must replace it, because it could not update the page if other code did.
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

interface Props extends ComponentProps<'img'> {
  src: string;
  /** Shown if the image does not load. Default: nothing. */
  fallback?: ReactNode;
}

export const LogoImage = ({ src, alt = '', fallback = null, ...rest }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // the picture may have failed before hydration attached the error handler
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBroken(src);
  }, [src]);
  if (broken === src) return fallback;
  return <img {...rest} key={src} ref={image} src={src} alt={alt} onError={() => setBroken(src)} />;
};
