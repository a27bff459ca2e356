// A stored picture, or one that was chosen and is not sent yet.
import { useEffect, useState } from 'react';
import { Picture } from '#web/shared/ui/picture.tsx';

/** @returns an address under which the browser shows a chosen file; null without one */
export const useObjectUrl = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

interface Props {
  /** Stored path or absolute address. */
  path: string | null | undefined;
  /** Shown in place of what is stored. */
  file?: File | null;
  alt: string;
  sizes?: string;
}

export const FilePicture = ({ path, file = null, alt, sizes = '280px' }: Props) => {
  const url = useObjectUrl(file);
  if (!file) return <Picture src={path} alt={alt} sizes={sizes} ratio="free" />;
  return <div className="pic">{url && <img src={url} alt={alt} />}</div>;
};
